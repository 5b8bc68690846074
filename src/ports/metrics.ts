/** What the host can watch: events as they happen, and a census when somebody asks. Nobody's name or text goes in. */
import type { CloseReason } from './connection';

/** States in which a match that has not ended can be. */
export const MATCH_STATES = ['filling', 'playing', 'adjourned'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/** What is in the house at one moment. */
export interface Census {
  /** Lines that have not logged in yet, and people in the house. */
  readonly sessions: { readonly login: number; readonly inside: number };
  readonly tables: number;
  readonly matches: Readonly<Record<MatchState, number>>;
}

/** Why a login failed. */
export type LoginRefusal = 'wrongProof' | 'tooManyTries' | 'tooManyNames' | 'busy' | 'banned';

export interface Metrics {
  /** A line was typed; the value goes back to lineAnswered. */
  lineCame(): number;
  /** All that the line led to was handed to the network. command: its id; null: none was understood. */
  lineAnswered(cameAt: number, command: string | null): void;
  matchEnded(reason: string): void;
  loginRefused(reason: LoginRefusal): void;
  /** A newcomer was turned away at the door. */
  connectionRefused(reason: string): void;
  connectionClosed(reason: CloseReason): void;
  /** Output was dropped, since a client did not read it. */
  outputDropped(): void;
  /** A durable commit of so many writes. */
  storeCommitted(ms: number, writes: number): void;
  storeFailed(): void;
}

const nothing = (): void => undefined;

/** For a house that nobody watches. */
export const NO_METRICS: Metrics = {
  lineCame: () => 0,
  lineAnswered: nothing,
  matchEnded: nothing,
  loginRefused: nothing,
  connectionRefused: nothing,
  connectionClosed: nothing,
  outputDropped: nothing,
  storeCommitted: nothing,
  storeFailed: nothing,
};
