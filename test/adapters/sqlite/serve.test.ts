/** The database's side of the thread, with both ends of the line in one thread, so that moments can be chosen. */
import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { connect, storesOn } from '../../../src/adapters/sqlite/open';
import type { Call, FromThread, News } from '../../../src/adapters/sqlite/protocol';
import { serve, tellingTo } from '../../../src/adapters/sqlite/serve';
import type { MatchEvent } from '../../../src/match/events';
import { folderPerTest } from '../../support/folder';
import { started } from '../../support/random-match';
import { KHALAHA } from '../../contracts/store-on-trial';

const folder = folderPerTest();
const MATCHES = 20;
const RESUMED: MatchEvent = { type: 'MatchResumed', side: 0 };

const create = (id: number): Call => ({ id, store: 'events', method: 'create', args: [started(KHALAHA)] });
const append = (match: number): Call => ({
  id: 100 + match,
  store: 'events',
  method: 'append',
  args: [match, 1, [RESUMED], null],
});

const isAnswer = ({ type }: News): boolean => type === 'answered';

it('what comes in message by message while one group is written is one group, and so are its answers', async () => {
  const { port1: house, port2: thread } = new MessageChannel();
  const tell = tellingTo(thread);
  const messages: FromThread[] = [];
  const commits: number[] = [];
  const committed = (_: number, writes: number): void => {
    // Still within the first commit: the thread has not looked at its messages since.
    if (commits.push(writes) === 1) for (let id = 1; id <= MATCHES; id += 1) house.postMessage([append(id)]);
    tell({ type: 'committed', ms: 0, writes });
  };
  const failed = (error: unknown): void => tell({ type: 'failed', error: String(error) });
  serve(thread, storesOn(connect(folder.path('haus.db')), failed, committed), tell);
  const finished = new Promise<void>((resolve) => {
    house.on('message', (message: FromThread) => {
      messages.push(message);
      if (messages.flat().filter(isAnswer).length === 2 * MATCHES) resolve();
    });
  });
  house.postMessage(Array.from({ length: MATCHES }, (_, id) => create(id)));
  await finished;
  expect(commits).toEqual([MATCHES, MATCHES]);
  expect(messages.map((message) => message.length)).toEqual([MATCHES + 1, MATCHES + 1]);
  const closed = once(house, 'close');
  house.postMessage('close');
  await closed;
});
