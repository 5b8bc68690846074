/** Houses over TCP as stages: one that runs anyway, and one that is started for the session and gone after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHouse, type HouseProcess } from './house-process';
import { cannot, type Stage } from './stage';
import { connectSeat } from './wire-seat';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export const openRemoteStage = (address: Address): Stage => ({
  can: { clock: false, house: false, bytes: true },
  connect: (traits) => connectSeat(address, traits),
  advance: cannot,
  restart: cannot,
  close: () => Promise.resolve(),
});

const HOST = '127.0.0.1';
/** Everybody of a script comes from one address. */
const ROOM_FOR_ALL = { NEW_PER_ADDRESS_PER_SECOND: '10000', CONNECTIONS_PER_ADDRESS: '1000' };

export interface OwnHouse {
  /** Where it listens now. */
  address(): Promise<Address>;
  restart(how: 'restart' | 'kill'): Promise<void>;
  stop(): Promise<void>;
}

/** program: the folder that holds src/main. The data lives in a folder that is removed in the end. */
export function startOwnHouse(program: string): OwnHouse {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitzung-'));
  const start = (): HouseProcess => startHouse({ program, dataDir, env: ROOM_FOR_ALL, detached: true });
  let house = start();
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  // Nothing is left over when this process ends before the session does.
  const abandon = (): void => {
    house.kill('SIGKILL');
    remove();
  };
  process.once('exit', abandon);
  return {
    address: async () => ({ host: HOST, port: await house.listening }),
    async restart(how) {
      await house.listening;
      house.kill(how === 'restart' ? 'SIGTERM' : 'SIGKILL');
      await house.exit;
      house = start();
      await house.listening;
    },
    async stop() {
      house.kill('SIGTERM');
      await house.exit;
      process.off('exit', abandon);
      remove();
    },
  };
}

export async function openOwnStage(program: string): Promise<Stage> {
  const house = startOwnHouse(program);
  await house.address().catch(async (error: unknown) => {
    await house.stop();
    throw error;
  });
  return {
    can: { clock: false, house: true, bytes: true },
    connect: async (traits) => connectSeat(await house.address(), traits),
    advance: cannot,
    restart: (how) => house.restart(how),
    close: () => house.stop(),
  };
}
