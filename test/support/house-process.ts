/** The house as a process of its own, as tests know it; scripted sessions start the same. */
export {
  startHouse,
  type Exit,
  type HouseProcess,
  type HouseSettings,
} from '../../src/tools/sitzung/house-process';
