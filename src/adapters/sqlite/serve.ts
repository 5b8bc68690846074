/** The database's side of the thread: takes calls, and answers with as few messages as it can. */
import type { MessagePort } from 'node:worker_threads';
import type { HouseStores } from './open';
import type { Call, FromThread, News, ToThread } from './protocol';

export type Tell = (news: News) => void;

/** News that are there at the same time go in one message: all answers of one commit, and the commit itself. */
export function tellingTo(port: MessagePort): Tell {
  let untold: News[] = [];
  const flush = (): void => {
    const told: FromThread = untold;
    untold = [];
    port.postMessage(told);
  };
  return (news) => {
    // After every promise that is settled by now, and before the next group takes the thread for its commit.
    if (untold.push(news) === 1) process.nextTick(flush);
  };
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

async function answerTo(stores: HouseStores, { id, store, method, args }: Call): Promise<News> {
  try {
    const methods = stores[store] as unknown as Methods;
    return { type: 'answered', id, value: await methods[method]?.(...args) };
  } catch (error) {
    return { type: 'rejected', id, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Serves until it is told to close; then the port is closed as well. */
export function serve(port: MessagePort, stores: HouseStores, tell: Tell): void {
  port.on('message', (message: ToThread) => {
    if (message === 'close') void stores.close().then(() => port.close());
    else for (const call of message) void answerTo(stores, call).then(tell);
  });
}
