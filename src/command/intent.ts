/** What a typed command wishes, in the house's own words. The session and the runtime carry it out or refuse it. */
import type { Side } from '../rules/game';
import type { GameId } from '../rules/registry';
import type { MatchIntent } from '../match/intent';
import type { Level } from '../match/player';
import type { BoardStyle } from '../text/settings';
import type { BoardQuestion } from '../text/board-question';

/** What can be looked at without changing anything. */
export const SHOWS = [
  'place',
  'board',
  'tables',
  'people',
  'record',
  'lastMove',
  'settings',
  'commands',
] as const;
export type Show = (typeof SHOWS)[number];

/** Where talk goes. table: everyone there; whisper: only the players, or only the spectators, of the table. */
export const CHANNELS = ['say', 'emote', 'shout', 'whisper'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Destination =
  | { readonly kind: 'hall' }
  | { readonly kind: 'saal'; readonly game: GameId }
  | { readonly kind: 'table'; readonly table: number }
  /** One step back towards the hall. */
  | { readonly kind: 'out' };

/** With whom a new match is wished. same: the opponent at the table, or whoever comes where there is none. */
export type Opponent =
  | { readonly kind: 'same' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'alone' }
  | { readonly kind: 'computer'; readonly level: Level }
  /** The computer against itself, for who watches. */
  | { readonly kind: 'computers'; readonly levels: readonly [Level, Level] };

/** Stepping through a match that was played. open: from its start; move: to the position after that ply. */
export type ReplayStep =
  | { readonly kind: 'open'; readonly match: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  | { readonly kind: 'move'; readonly ply: number };

/** What a steward does. Names are as typed. */
export type StewardAct =
  /** days: null for good. */
  | { readonly kind: 'ban'; readonly name: string; readonly days: number | null; readonly reason: string }
  | { readonly kind: 'mute' | 'kick' | 'pardon'; readonly name: string; readonly reason: string }
  | { readonly kind: 'announce'; readonly text: string }
  /** minutes: 0 for at once. */
  | { readonly kind: 'shutdown'; readonly minutes: number; readonly reason: string }
  | { readonly kind: 'callOffShutdown' }
  | { readonly kind: 'log' };

export type Intent =
  | { readonly type: 'match'; readonly intent: MatchIntent }
  /** Leaves the game: resigns a running match (asked once more), stands up after. */
  | { readonly type: 'leaveTable' }
  | { readonly type: 'show'; readonly show: Show }
  /** The board in another style than the one set, once. */
  | { readonly type: 'showBoardAs'; readonly style: BoardStyle }
  | { readonly type: 'askBoard'; readonly question: BoardQuestion }
  /** Legal moves; from: only those of one pit or square, null for all. */
  | { readonly type: 'showMoves'; readonly from: string | null }
  /** topic: a command's word or a topic's name as typed; null for the overview. */
  | { readonly type: 'help'; readonly topic: string | null }
  /** game: null for the game of the place. */
  | { readonly type: 'rules'; readonly game: GameId | null }
  | { readonly type: 'go'; readonly to: Destination }
  | {
      readonly type: 'newMatch';
      readonly game: GameId;
      /** The name of house rules; null for the game's default (or, for the same opponent, the same rules). */
      readonly preset: string | null;
      readonly opponent: Opponent;
    }
  /** name: as typed, null for the only one who waits for an answer. */
  | { readonly type: 'accept'; readonly name: string | null }
  /** Declines a challenge or an offer; withdraws one's own where there is nothing to decline. name: as above. */
  | { readonly type: 'decline'; readonly name: string | null }
  /** table: null for the table where one is. */
  | { readonly type: 'sit'; readonly table: number | null }
  | { readonly type: 'watch'; readonly table: number }
  /** Which side to see at the bottom while only watching. */
  | { readonly type: 'watchFrom'; readonly side: Side }
  | { readonly type: 'standUp' }
  /** Goes back to an adjourned or left match of one's own; table: null for the latest. */
  | { readonly type: 'resume'; readonly table: number | null }
  | { readonly type: 'talk'; readonly channel: Channel; readonly text: string }
  | { readonly type: 'tell'; readonly to: string; readonly text: string }
  | { readonly type: 'reply'; readonly text: string }
  /** name: null lists who is ignored; a name toggles. */
  | { readonly type: 'ignore'; readonly name: string | null }
  /** setting and value in the language-neutral words of text/settings.ts. */
  | { readonly type: 'set'; readonly setting: string; readonly value: string }
  /** Makes the name one's own by a password, or changes it. */
  | { readonly type: 'changePassword' }
  /** Gives the own name up for good (asked once more). */
  | { readonly type: 'deleteFigure' }
  /** Who somebody is; name: null for oneself. */
  | { readonly type: 'finger'; readonly name: string | null }
  /** Finished matches, or figures won and lost; name: null for one's own. */
  | { readonly type: 'matchList'; readonly name: string | null }
  | { readonly type: 'statistics'; readonly name: string | null }
  | { readonly type: 'replay'; readonly step: ReplayStep }
  /** A match in notation, with players, date, rules and result. */
  | { readonly type: 'export'; readonly match: number }
  /** A good move with its reason. */
  | { readonly type: 'hint' }
  /** Each move of a match against the best one; match: null for the one at the table. */
  | { readonly type: 'analyse'; readonly match: number | null }
  | { readonly type: 'steward'; readonly act: StewardAct }
  /** For the stewards to read; name: whom it is about, null for nobody. */
  | {
      readonly type: 'report';
      readonly kind: 'report' | 'bug' | 'idea';
      readonly name: string | null;
      readonly text: string;
    }
  | { readonly type: 'quit' };
