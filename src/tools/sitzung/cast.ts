/** The people of a session: who is there with which line, and how far each has read. Both ways of playing stand on it. */
import type { Header } from './script';
import type { Seat, Stage } from './stage';

/** Where somebody's reading stands. */
export interface Player {
  readonly who: string;
  readonly seat: Seat;
  /** How many lines and messages the script has got to, and how many bytes. */
  lines: number;
  messages: number;
  bytes: number;
  /** `...`: what comes until the next line mentioned does not matter. */
  skipping: boolean;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export class Cast {
  private readonly players = new Map<string, Player>();

  constructor(
    private readonly stage: Stage,
    private readonly header: Header,
  ) {}

  get all(): readonly Player[] {
    return [...this.players.values()];
  }

  /** Lets those in who are there from the beginning; what they have read by then is read away. */
  async begin(): Promise<void> {
    for (const who of this.header.present) {
      const { seat } = await this.join(who);
      await seat.type(capital(who));
      if (!(await seat.entered(this.header.patienceMs))) throw new Error(`${who} kommt nicht ins Haus`);
    }
    for (const player of this.all) {
      await player.seat.settle();
      player.lines = player.seat.lines.length;
    }
  }

  find(who: string): Player | null {
    return this.players.get(who) ?? null;
  }

  /** A new line for that person; an older one is forgotten. */
  async join(who: string): Promise<Player> {
    const seat = await this.stage.connect(this.header.traits(who));
    const player: Player = { who, seat, lines: 0, messages: 0, bytes: 0, skipping: false };
    this.players.set(who, player);
    return player;
  }

  /** The person at a line that is not closed; who is not there comes. */
  async present(who: string): Promise<Player> {
    const known = this.find(who);
    return known === null || known.seat.closed ? this.join(who) : known;
  }

  async settle(): Promise<void> {
    await Promise.all(this.all.map(({ seat }) => seat.settle()));
  }

  /** The house has ended, so all lines end. */
  async lost(): Promise<void> {
    await Promise.all(this.all.map(({ seat }) => seat.gone(this.header.patienceMs)));
  }

  async leave(): Promise<void> {
    await Promise.all(this.all.filter(({ seat }) => !seat.closed).map(({ seat }) => seat.end()));
  }
}
