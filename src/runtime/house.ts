/** What every part of the runtime works on: the ports, the floor plan, the lines, the matches and the languages. */
import type { Interpreter } from '../command/interpreter';
import type { Hall, Table } from '../hall/hall';
import { placeKey, type Place } from '../hall/place';
import type { PlayerId } from '../match/player';
import type { Accounts } from '../ports/accounts';
import type { Attempts } from '../ports/attempts';
import type { Clock } from '../ports/clock';
import type { StewardLog } from '../ports/steward-log';
import type { Entropy } from '../ports/entropy';
import type { EventStore } from '../ports/event-store';
import type { Passwords } from '../ports/passwords';
import type { Thinker, Thinking } from '../ports/thinker';
import type { Log } from '../ports/log';
import type { Metrics } from '../ports/metrics';
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import type { Language } from '../text/settings';
import type { AddressNames, NameLimits } from './address-names';
import type { Line } from './line';
import type { Matches } from './matches';
import type { Sanctions } from './sanctions';
import { sayAlike } from './say-alike';
import type { Turns } from './turns';
import type { Untold } from './untold';

export interface Ports {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly thinker: Thinker;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly stewardLog: StewardLog;
  /** Ends the house in good order, as if the host had asked for it. */
  readonly shutDown: () => void;
}

/** The words of the house: what is typed and what is read. */
export interface Words {
  readonly interpreter: Interpreter;
  readonly loginWords: ReadonlyMap<string, 'guest' | 'new' | 'who' | 'help' | 'quit'>;
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  /** Plain words from which return words are made, and guests' names. */
  readonly returnWords: readonly string[];
  readonly guestNames: readonly string[];
}

export interface HouseOptions {
  readonly names: NameLimits;
  /** So many proofs that are not right end a line. */
  readonly loginTries: number;
  /** A line that has not logged in after so many milliseconds is closed. */
  readonly loginMs: number;
  /** A line on which nothing was typed for so many milliseconds is closed. */
  readonly idleMs: number;
  /** Whose opponent is away for so long is told what can be done, and may adjourn alone. */
  readonly absentMs: number;
  /** After so long the one who stays may end the match. */
  readonly claimMs: number;
  /** Matches of guests who were not seen for so long are called off. */
  readonly guestMs: number;
  /** Matches that one person may have begun and not ended. */
  readonly unfinishedPerPerson: number;
  /** Matches that may wait while none of their people are in the house; beyond it those of guests are called off. */
  readonly waitingMatches: number;
}

export interface House {
  readonly ports: Ports;
  readonly words: Words;
  readonly options: HouseOptions;
  readonly hall: Hall;
  /** The line of each person in the house. */
  readonly lines: Map<PlayerId, Line>;
  /** Every open line, logged in or not. */
  readonly open: Set<Line>;
  readonly matches: Matches;
  /** Who takes a name, or gives it up, does so one at a time. */
  readonly names: Turns<PlayerId>;
  readonly addressNames: AddressNames;
  /** What people who are not in the house will be told when they come back. */
  readonly untold: Untold;
  /** What the computer is thinking about, by match and side. */
  readonly thoughts: Map<string, Thinking<unknown>>;
  /** Offers that the computer is about to answer, by match, side and offer. */
  readonly answering: Set<string>;
  readonly sanctions: Sanctions;
  /** Set while the house is about to close. */
  callOffShutdown: (() => void) | null;
  /** Does work that no line waits for, then sends what it has said. What it throws is logged, and ends nothing else. */
  detached: (work: () => Promise<void> | void) => void;
}

/** Everyone who is at that table now, players and spectators. */
export function linesAt(house: House, place: Table | string): readonly Line[] {
  const key = typeof place === 'string' ? place : `table-${place.number}`;
  const lines: Line[] = [];
  for (const id of house.hall.occupants.get(key) ?? []) {
    const line = house.lines.get(id);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** In a room with more people than this nobody is told who comes and goes, and not all are named. */
export const CROWD = 30;

/**
 * Says at a place that somebody comes or goes. What one login costs must not grow with the number of people, so a
 * crowded room hears nothing of it; a table always does.
 */
export function announcePassing(
  house: House,
  place: Place,
  message: Message,
  ...but: readonly PlayerId[]
): void {
  const key = placeKey(place);
  const crowded = (house.hall.occupants.get(key)?.size ?? 0) > CROWD;
  if (place.kind === 'table' || !crowded) announce(house, key, message, ...but);
}

/** Says something to everyone at a place but some. */
export function announce(house: House, key: string, message: Message, ...but: readonly PlayerId[]): void {
  sayAlike(
    linesAt(house, key).filter(({ person }) => person === null || !but.includes(person.id)),
    message,
  );
}
