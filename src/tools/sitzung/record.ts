/** Records a session that people play at their own clients, and writes it as a script. */
import { writeFileSync } from 'node:fs';
import { LOGIN_WORDS } from '../../../commands/login-words';
import { catalogues } from '../../../locales';
import type { Order } from './order';
import { openRelay } from './relay';
import { guestGreeting } from './volatile';
import { startOwnHouse, type OwnHouse } from './wire-stages';
import { writeScript } from './write-script';

/** Who has lost the line may come back before the recording ends. */
const COMES_BACK_MS = 5_000;

const GREETINGS = Object.values(catalogues).map((catalogue) =>
  guestGreeting((name, word) => catalogue.say({ code: 'login-welcome-guest', name, word })),
);

/** Ends when all have gone, or when stopped resolves. The value is the exit code. */
export async function record(
  order: Extract<Order, { does: 'record' }>,
  program: string,
  say: (line: string) => void,
  stopped: Promise<void>,
): Promise<number> {
  const own: OwnHouse | null = order.where === 'own' ? startOwnHouse(program) : null;
  try {
    const house = order.where === 'own' ? await own?.address() : order.where;
    if (house === undefined) return 2;
    let allGone: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (allGone = resolve));
    const relay = await openRelay(house, order.relayPort, { columns: order.columns }, () => {
      setTimeout(() => relay.open() === 0 && allGone(), COMES_BACK_MS).unref();
    });
    say(
      `Die Aufnahme läuft auf 127.0.0.1, Port ${relay.port}. Sie endet, wenn alle gegangen sind, oder mit Strg+C.`,
    );
    await Promise.race([over, stopped]);
    await relay.close();
    const loginWords = new Set(LOGIN_WORDS.keys());
    writeFileSync(
      order.file,
      writeScript(relay.heard, { columns: order.columns, loginWords, greetings: GREETINGS }),
    );
    say(`Aufgenommen: ${relay.heard.length} Zeilen in ${order.file}`);
    return 0;
  } finally {
    await own?.stop();
  }
}
