/** One connection in the house: its session, its settings, and what waits to be sent to it in one write. */
import { TokenBucket } from '../kernel/token-bucket';
import { capabilitiesOf, withBoard, type Capabilities } from '../render/capabilities';
import { renderBoard } from '../render/board';
import { renderAnswer } from '../render/question';
import { renderMessage } from '../render/message';
import { renderPage } from '../render/page';
import type { Person, PlayerId } from '../match/player';
import type { MatchView } from '../match/view';
import type { ClientTraits, CloseReason, Connection } from '../ports/connection';
import { SOUTH, type BySide, type Side } from '../rules/game';
import { START } from '../session/update';
import type { Replay } from './replay';
import { promptOf } from '../session/prompt';
import type { Model } from '../session/model';
import type { BoardQuestion } from '../text/board-question';
import type { Catalogue } from '../text/catalogue';
import type { Message } from '../text/message';
import type { Page } from '../text/page';
import { DEFAULT_SETTINGS, type BoardStyle, type Language, type Settings } from '../text/settings';

/** How often somebody may be heard by the whole house or a crowd: one time after another, and some at once. */
export const PUBLIC_PACE = { everyMs: 3_000, burst: 3 } as const;

/** What follows from a client's traits and its person's settings. */
interface Known {
  readonly traits: ClientTraits;
  readonly settings: Settings;
  readonly capabilities: Capabilities;
  readonly manner: string;
}

export class Line {
  model: Model = START;
  person: Person | null = null;
  settings: Settings = DEFAULT_SETTINGS;
  /** May act as a steward, as far as was known when they came or last acted. */
  steward = false;
  /** Proofs given on this line that were not right, or not checked since there were too many. */
  wrongProofs = 0;
  /** Milliseconds since the epoch; when they last reported something to the stewards. */
  lastReport = 0;
  /** Milliseconds since the epoch. */
  lastTyped: number;
  /** People who are not heard: their ids and names. */
  readonly ignored = new Map<PlayerId, string>();
  /** What its client tells of itself was waited for. */
  introduced = false;
  /** Who spoke or was spoken to last by `teile`. */
  lastPartner: string | null = null;
  readonly publicPace: TokenBucket;
  private known: Known | null = null;
  private outbox: string[] = [];
  private bell = false;
  private promptIsOpen = false;
  /** What is typed is not shown. */
  private hidden = false;
  /** A line was typed and no prompt has followed yet. */
  private promptIsDue = false;
  /** Tasks of this line that are not done yet. */
  private pending = 0;
  /** The command that the last line meant; null for none. */
  command: string | null = null;
  /** A hint for this line is being thought about. */
  hinting = false;
  /** The side that is drawn at the bottom while only watching. */
  watchedFrom: Side = SOUTH;
  /** Resigns only to leave the table, so needs no word of what can be done at it. */
  leaving = false;
  /** An analysis for this line is under way. */
  analysing = false;
  /** The match of the past that is being looked through. */
  replay: Replay | null = null;
  private chain: Promise<void> = Promise.resolve();

  constructor(
    readonly connection: Connection,
    readonly openedAt: number,
    private readonly catalogues: Readonly<Record<Language, Catalogue>>,
    /** Tells the house that something waits to be sent. */
    private readonly wantsFlush: (line: Line) => void,
  ) {
    this.lastTyped = openedAt;
    this.publicPace = new TokenBucket(1_000 / PUBLIC_PACE.everyMs, PUBLIC_PACE.burst, openedAt);
  }

  get catalogue(): Catalogue {
    return this.catalogues[this.settings.language];
  }

  get capabilities(): Capabilities {
    return this.know().capabilities;
  }

  /** Equal for lines on which the same view reads the same. */
  get manner(): string {
    return this.know().manner;
  }

  /** Made anew only when the client or its person has changed something. */
  private know(): Known {
    const { traits } = this.connection;
    const { known } = this;
    if (known?.traits === traits && known.settings === this.settings) return known;
    const { settings } = this;
    const capabilities = capabilitiesOf(traits, settings);
    const { columns, charset, colours, board } = capabilities;
    const manner = `${settings.language} ${columns} ${charset} ${colours} ${board}`;
    this.known = { traits, settings, capabilities, manner };
    return this.known;
  }

  rendered(message: Message): readonly string[] {
    return renderMessage(message, this.capabilities, this.catalogue);
  }

  renderedBoard(view: MatchView, names: BySide<string>): readonly string[] {
    return renderBoard(view, this.capabilities, this.catalogue, names);
  }

  say(message: Message): void {
    this.show(this.rendered(message));
  }

  page(page: Page): void {
    this.show(renderPage(page, this.capabilities, this.catalogue));
  }

  /** style: another style than the one set, for this once; says so where the client cannot show it. */
  board(view: MatchView, names: BySide<string>, style: BoardStyle | null = null): void {
    const capabilities = style === null ? this.capabilities : withBoard(this.capabilities, style);
    this.show(renderBoard(view, capabilities, this.catalogue, names));
    if (style !== null && capabilities.board !== style)
      this.say({ code: 'board-needs-utf8', charset: capabilities.charset });
  }

  answer(question: BoardQuestion, view: MatchView, names: BySide<string>): void {
    this.show(renderAnswer(question, view, this.capabilities, this.catalogue, names));
  }

  ring(): void {
    if (this.settings.bell) this.bell = true;
  }

  /** hidden: what is typed next is not shown. */
  setEcho(typed: 'hidden' | 'shown'): void {
    this.hidden = typed === 'hidden';
    this.connection.setEcho(typed);
  }

  /** Before the last words of a line that is ended from elsewhere, perhaps in the middle of a password. */
  unhide(): void {
    if (this.hidden) this.setEcho('shown');
  }

  /** lines: rendered for this line, or one of the same manner. */
  show(lines: readonly string[]): void {
    for (const line of lines) this.outbox.push(line);
    this.wantsFlush(this);
  }

  /** The person has ended a line, so no prompt stands any more. */
  typed(now: number): void {
    this.lastTyped = now;
    this.promptIsOpen = false;
    this.promptIsDue = true;
  }

  /** The command that the line just answered meant, once. */
  takeCommand(): string | null {
    const { command } = this;
    this.command = null;
    return command;
  }

  /** Sends what waits, and the prompt after it, in one write. */
  flush(): void {
    const lines = this.outbox;
    const prompt = this.promptText();
    if (lines.length === 0 && (prompt === null || this.promptIsOpen)) return;
    const last = lines.pop();
    if (last !== undefined) lines.push(this.bell ? `${last}\u0007` : last);
    this.bell = false;
    this.outbox = [];
    this.connection.send(lines, prompt);
    this.promptIsOpen = prompt !== null;
    if (prompt !== null) this.promptIsDue = false;
  }

  private promptText(): string | null {
    const message = promptOf(this.model);
    if (message === null || (this.model.stage === 'inside' && !this.wantsPrompt())) return null;
    const text = renderMessage(message, this.capabilities, this.catalogue).join(' ');
    return text === '' ? null : `${text} `;
  }

  /** A screen reader reads each prompt out, so who listens gets one after an answer, and none after news. */
  private wantsPrompt(): boolean {
    if (!this.settings.prompt) return false;
    return this.capabilities.board !== 'text' || this.promptIsDue || this.pending > 0;
  }

  /** Runs after everything that was enqueued before; lines of one person are carried out one by one. */
  enqueue(task: () => Promise<void> | void): Promise<void> {
    this.pending += 1;
    this.chain = this.chain.then(task).finally(() => (this.pending -= 1));
    return this.chain;
  }

  close(reason: CloseReason): void {
    this.unhide();
    this.flush();
    this.connection.close(reason);
  }
}
