/**
 * One hostile connection as data: what it sends and does, step by step. As a file it is text, one step a line:
 * `send \xff\xfb\x1fanna\r\n`, `pause 5` (milliseconds), `stop-reading`, `read-on`, `half-close`, `reset`,
 * `come-back` (a new line, on which the name and the return word that the house gave are said), and the way, which
 * stands before all else: `by proxy` (from an address whose PROXY header is believed), `by tls` (shakes hands),
 * `by tls-port` (does not).
 */
export const DEEDS = ['stop-reading', 'read-on', 'half-close', 'reset', 'come-back'] as const;
export type Deed = (typeof DEEDS)[number];

export const WAYS = ['proxy', 'tls', 'tls-port'] as const;
export type Way = (typeof WAYS)[number];

export type Step =
  | { readonly type: 'send'; readonly bytes: Buffer }
  | { readonly type: 'pause'; readonly ms: number }
  /** Means something as the first step alone. */
  | { readonly type: 'by'; readonly way: Way }
  | { readonly type: Deed };

export type Stream = readonly Step[];

const NAMED: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r', 92: '\\\\' };

function escape(bytes: Buffer): string {
  let text = '';
  for (const byte of bytes) {
    const named = NAMED[byte];
    if (named !== undefined) text += named;
    else if (byte >= 32 && byte < 127) text += String.fromCharCode(byte);
    else text += `\\x${byte.toString(16).padStart(2, '0')}`;
  }
  return text;
}

function unescape(text: string): Buffer {
  const bytes: number[] = [];
  for (const [part, hex] of text.matchAll(/\\x([0-9a-f]{2})|\\.|[^\\]/g)) {
    const named = Object.entries(NAMED).find(([, name]) => name === part)?.[0];
    if (hex !== undefined) bytes.push(parseInt(hex, 16));
    else if (named !== undefined) bytes.push(Number(named));
    else if (part.length === 1) bytes.push(part.charCodeAt(0));
    else throw new Error(`no such escape: ${part}`);
  }
  return Buffer.from(bytes);
}

/** remarks: lines that say where the stream comes from. */
export function makeStream(stream: Stream, remarks: readonly string[] = []): string {
  const lines = stream.map((step) => {
    if (step.type === 'send') return `send ${escape(step.bytes)}`;
    if (step.type === 'by') return `by ${step.way}`;
    return step.type === 'pause' ? `pause ${step.ms}` : step.type;
  });
  return [...remarks.map((remark) => `# ${remark}`), ...lines].join('\n') + '\n';
}

/** Throws for what is no stream. */
export function parseStream(text: string): Stream {
  return text.split('\n').flatMap((line): readonly Step[] => {
    if (line === '' || line.startsWith('#')) return [];
    if (line.startsWith('send ')) return [{ type: 'send', bytes: unescape(line.slice(5)) }];
    const pause = /^pause (\d+)$/.exec(line)?.[1];
    if (pause !== undefined) return [{ type: 'pause', ms: Number(pause) }];
    const way = WAYS.find((known) => line === `by ${known}`);
    if (way !== undefined) return [{ type: 'by', way }];
    const deed = DEEDS.find((known) => known === line);
    if (deed === undefined) throw new Error(`not a step: ${line}`);
    return [{ type: deed }];
  });
}
