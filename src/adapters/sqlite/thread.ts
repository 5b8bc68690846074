/** The thread of the database, a program of its own: opens the file that it was given and serves it. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from './open';
import type { Opening } from './protocol';
import { serve, tellingTo } from './serve';

if (parentPort === null) throw new Error('not a program to start by itself');
const tell = tellingTo(parentPort);
const opened = openSqlite(
  workerData as string,
  (error) => tell({ type: 'failed', error: String(error) }),
  (ms, writes) => tell({ type: 'committed', ms, writes }),
);
const opening: Opening = opened.ok ? null : opened.error;
parentPort.postMessage(opening);
// Refused, nothing holds the thread, and it ends.
if (opened.ok) serve(parentPort, opened.value, tell);
