/** A person at a line in memory: types lines, reads what is shown. */
import {
  UNKNOWN_TRAITS,
  type ClientTraits,
  type CloseReason,
  type Connection,
  type ConnectionId,
  type ConnectionListener,
  type Doorkeeper,
} from '../../ports/connection';

/** Everything in the memory world is done after some turns of the loop, since nothing there waits for time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The prompt of who is in the house; all others are questions, and read like a line. */
export const HOUSE_PROMPT = '>';

export class MemoryClient {
  closed: CloseReason | null = null;
  /** Each change of the echo, in order. */
  readonly echo: ('hidden' | 'shown')[] = [];
  /** The house's own prompts so far. */
  prompts = 0;
  readonly gmcp: { readonly name: string; readonly data: unknown }[] = [];
  private traits: ClientTraits;
  private shown: string[] = [];
  private readonly listener: ConnectionListener;

  constructor(
    id: string,
    traits: Partial<ClientTraits>,
    open: Doorkeeper,
    private readonly address = '127.0.0.1',
  ) {
    this.traits = { ...UNKNOWN_TRAITS, charset: 'utf8', ...traits };
    this.listener = open(this.connectionOf(id));
  }

  /** Sends one line and waits until the house has nothing more to do. */
  types(line: string): Promise<void> {
    return this.typesAll([line]);
  }

  /** Several lines in one packet. */
  typesAll(lines: readonly string[]): Promise<void> {
    for (const text of lines) this.listener({ type: 'line', text });
    return settle();
  }

  /** What has been shown since the last call, without the house's own prompts. */
  reads(): readonly string[] {
    return this.shown.splice(0);
  }

  /** The same as one text with line ends. */
  text(): string {
    return this.reads().join('\n');
  }

  /** The newest GMCP message of that name. */
  latest(name: string): unknown {
    return this.gmcp.filter((message) => message.name === name).at(-1)?.data;
  }

  asks(name: string, data: unknown): Promise<void> {
    this.listener({ type: 'gmcp', name, data });
    return settle();
  }

  becomes(traits: Partial<ClientTraits>): Promise<void> {
    this.traits = { ...this.traits, ...traits };
    this.listener({ type: 'traits', traits: this.traits });
    return settle();
  }

  /** The line breaks. */
  drops(): Promise<void> {
    this.end('peer');
    return settle();
  }

  /** The house is killed: the line is gone, and nobody there hears of it. */
  vanishes(): void {
    this.closed ??= 'peer';
  }

  private end(reason: CloseReason): void {
    if (this.closed !== null) return;
    this.closed = reason;
    this.listener({ type: 'closed', reason });
  }

  private connectionOf(id: string): Connection {
    const traitsNow = (): ClientTraits => this.traits;
    return {
      id: id as ConnectionId,
      address: this.address,
      get traits() {
        return traitsNow();
      },
      send: (lines, prompt) => {
        this.shown.push(...lines);
        if (prompt?.trim() === HOUSE_PROMPT) this.prompts += 1;
        else if (prompt !== null) this.shown.push(prompt.trimEnd());
      },
      setCharset: () => undefined,
      setEcho: (typed) => {
        this.echo.push(typed);
      },
      sendGmcp: (name, data) => {
        if (this.traits.gmcp) this.gmcp.push({ name, data: JSON.parse(JSON.stringify(data)) as unknown });
      },
      close: (reason) => this.end(reason),
    };
  }
}
