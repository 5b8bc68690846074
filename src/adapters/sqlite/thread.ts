/** The thread of the database, a program of its own: opens the file that it was given and serves it. */
import { parentPort, workerData } from 'node:worker_threads';
import { err, type Result } from '../../kernel/result';
import type { StoreFault } from '../../ports/store-fault';
import { faultOf } from './inspect';
import { openSqlite, type HouseStores } from './open';
import type { Opening } from './protocol';
import { serve, tellingTo } from './serve';
import { takeForSoleUse } from './sole-use';

if (parentPort === null) throw new Error('not a program to start by itself');
const tell = tellingTo(parentPort);
const path = workerData as string;

function open(): Result<HouseStores, StoreFault> {
  try {
    if (!takeForSoleUse(path)) return err({ code: 'inUse' });
  } catch (error) {
    return err(faultOf(error));
  }
  return openSqlite(
    path,
    (error) => tell({ type: 'failed', error: String(error) }),
    (ms, writes) => tell({ type: 'committed', ms, writes }),
  );
}

const opened = open();
const opening: Opening = opened.ok ? null : opened.error;
parentPort.postMessage(opening);
// Refused, nothing holds the thread, and it ends.
if (opened.ok) serve(parentPort, opened.value, tell);
