/** Where a session is played: the house in memory, one that was started for it, or any that runs. */
import type { ClientTraits } from '../../ports/connection';

export interface GmcpMessage {
  readonly name: string;
  readonly data: unknown;
}

/** One line of a person to the house, as the person's client sees it. All lists only grow. */
export interface Seat {
  /** Gone, however it went. */
  readonly closed: boolean;
  /** What was shown, line by line; questions count as lines, the house's own prompt does not. */
  readonly lines: readonly string[];
  readonly messages: readonly GmcpMessage[];
  /** Every byte that came; null where there are none. */
  readonly bytes: Buffer | null;
  /** How many of the lines came before the first was typed: what the house says before it knows the client. */
  readonly greeted: number;
  type(text: string): Promise<void>;
  sendBytes(bytes: Buffer): Promise<void>;
  tell(name: string, data: unknown): Promise<void>;
  /** Closes in order. */
  end(): Promise<void>;
  /** Breaks off. */
  reset(): Promise<void>;
  /** Waits for anything new, at most so long; false when nothing came. */
  news(ms: number): Promise<boolean>;
  /** Waits until all that the house has said to this line by now has come. */
  settle(): Promise<void>;
  /** Waits until the line is closed; false when it stays open. */
  gone(ms: number): Promise<boolean>;
  /** Waits for the prompt of who is in the house. */
  entered(ms: number): Promise<boolean>;
}

/** What not every house lets a script do. */
export const ABILITIES = ['clock', 'house', 'bytes'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface Stage {
  readonly can: Readonly<Record<Ability, boolean>>;
  /** Rejects when there is no house. */
  connect(traits: Partial<ClientTraits>): Promise<Seat>;
  /** Turns the hands of the clock. */
  advance(ms: number): Promise<void>;
  /** Stops the house in order and starts it again with the same data, or kills it first. All lines are gone then. */
  restart(how: 'restart' | 'kill'): Promise<void>;
  close(): Promise<void>;
}

/** Called for what the stage cannot do; scripts that ask for it are turned away before. */
export const cannot = (): Promise<never> => Promise.reject(new Error('not a step for this house'));
