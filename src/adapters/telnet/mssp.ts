/** MSSP (option 70): what a list of servers may know of the house. */
import { OPTION, subnegotiation } from './protocol';
import type { MsspAnswer } from './telnet-options';

const VAR = '\x01';
const VALUE = '\x02';

export function makeMssp(answer: MsspAnswer): Buffer {
  let body = '';
  for (const [name, values] of Object.entries(answer)) {
    body += VAR + clean(name);
    for (const value of Array.isArray(values) ? values : [values]) body += VALUE + clean(String(value));
  }
  return subnegotiation(OPTION.MSSP, Buffer.from(body, 'utf8'));
}

/** The two marks and NUL must not occur in names and values. */
const clean = (text: string): string => text.replaceAll('\0', '').replaceAll(VAR, '').replaceAll(VALUE, '');
