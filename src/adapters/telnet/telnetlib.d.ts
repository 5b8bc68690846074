/** The part of telnetlib 1.0.2 that the line uses; the package brings no types. */

declare module 'telnetlib' {
  import type { EventEmitter } from 'node:events';
  import type TelnetSocket from 'telnetlib/src/TelnetSocket/TelnetSocket';

  /** RFC 1143: one side's state of one option. */
  export type OptionState = 'NO' | 'YES' | 'WANTNO' | 'WANTYES';

  export class TelnetOption extends EventEmitter {
    constructor(socket: TelnetSocket, code: number);
    readonly code: number;
    readonly socket: TelnetSocket;
    /** Setting it makes the socket emit 'enable' or 'disable' with the code and 'LOCAL'. */
    us: OptionState;
    /** Setting it makes the socket emit 'enable' or 'disable' with the code and 'REMOTE'. */
    him: OptionState;
    handleWill(): void;
    handleWont(): void;
    handleDo(): void;
    handleDont(): void;
    subnegotiation(body: Buffer): void;
  }

  /** Registers, for the whole process, the class that stands for an option. */
  export function defineOption(name: string, code: number, handler: typeof TelnetOption): void;
}

declare module 'telnetlib/src/TelnetSocket/TelnetSocket' {
  import type { EventEmitter } from 'node:events';
  import type { Transform } from 'node:stream';
  import type { TelnetOption } from 'telnetlib';

  interface TelnetReader extends Transform {
    readonly flushPolicy: { endOfChunk: boolean; goAhead: boolean; endOfRecord: boolean };
  }

  interface TelnetWriter extends Transform {
    /** Every command goes out through here: IAC, then these bytes. */
    writeCommand: (...command: number[]) => void;
    writeWill(option: number): void;
    writeWont(option: number): void;
    writeDo(option: number): void;
    writeDont(option: number): void;
  }

  interface TelnetSocketOptions {
    readonly localOptions: readonly number[];
    readonly remoteOptions: readonly number[];
    readonly receiveBufferMax: number;
    readonly subnegotiationBufferMax: number;
  }

  class TelnetSocket extends EventEmitter {
    constructor(channel: EventEmitter, options: TelnetSocketOptions);
    readonly reader: TelnetReader;
    readonly writer: TelnetWriter;
    getOption(code: number): TelnetOption;
  }

  export default TelnetSocket;
}
