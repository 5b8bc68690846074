/** NEW-ENVIRON (RFC 1572): asks for SCREEN_READER alone, since the rest of an environment is none of our business. */
import { OPTION, subnegotiation } from './protocol';

const IS = 0;
const SEND = 1;
const INFO = 2;
const VAR = 0;
const VALUE = 1;
const ESC = 2;
const USERVAR = 3;
const NAME = 'SCREEN_READER';

export const ENVIRONMENT_REQUEST = subnegotiation(
  OPTION.NEW_ENVIRON,
  Buffer.concat([Buffer.of(SEND, VAR), Buffer.from(NAME), Buffer.of(USERVAR), Buffer.from(NAME)]),
);

/** true or false when the client tells whether a screen reader is in use; null when it does not. */
export function readScreenReader(body: Buffer): boolean | null {
  if (body[0] !== IS && body[0] !== INFO) return null;
  let told: boolean | null = null;
  for (const [name, value] of readVariables(body)) {
    if (name === NAME && value !== null) told = !/^(|0|no|false)$/i.test(value.trim());
  }
  return told;
}

/** Name and value of each variable; a value is null when it is not defined. */
function readVariables(body: Buffer): [string, string | null][] {
  const variables: [string, string | null][] = [];
  let inValue = false;
  for (let at = 1; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === VAR || byte === USERVAR) {
      variables.push(['', null]);
      inValue = false;
      continue;
    }
    const current = variables.at(-1);
    if (current === undefined) continue;
    if (byte === VALUE) {
      current[1] = '';
      inValue = true;
      continue;
    }
    if (byte === ESC) at += 1;
    const letter = String.fromCharCode(body[at] ?? 0);
    if (inValue) current[1] = (current[1] ?? '') + letter;
    else current[0] += letter;
  }
  return variables;
}
