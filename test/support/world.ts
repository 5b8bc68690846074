/** The whole server in memory, as tests know it; scripted sessions play in the same. */
export { createWorld, type Logged, type World, type WorldOptions } from '../../src/tools/sitzung/world';
