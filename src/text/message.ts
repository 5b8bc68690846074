/** Everything that can be said to a player: the union of the tables in messages/, one per part of the house. */
import { ADVICE_MESSAGES } from './messages/advice';
import { BOARD_MESSAGES } from './messages/board';
import { COMMAND_MESSAGES } from './messages/command';
import { FIGURE_MESSAGES } from './messages/figure';
import { HOUSE_MESSAGES } from './messages/house';
import { KELMA_MESSAGES } from './messages/kelma';
import { KHALAHA_MESSAGES } from './messages/khalaha';
import { LOGIN_MESSAGES } from './messages/login';
import { MATCH_MESSAGES } from './messages/match';
import { STEWARD_MESSAGES } from './messages/steward';
import { TALK_MESSAGES } from './messages/talk';
import type { MessageOf } from './params';

/** Every code with its parameters; the catalogues in locales/ hold exactly these. */
export const MESSAGES = {
  ...COMMAND_MESSAGES,
  ...LOGIN_MESSAGES,
  ...FIGURE_MESSAGES,
  ...HOUSE_MESSAGES,
  ...MATCH_MESSAGES,
  ...TALK_MESSAGES,
  ...STEWARD_MESSAGES,
  ...ADVICE_MESSAGES,
  ...BOARD_MESSAGES,
  ...KHALAHA_MESSAGES,
  ...KELMA_MESSAGES,
} as const;

export type Message = MessageOf<typeof MESSAGES>;
export type MessageCode = Message['code'];
