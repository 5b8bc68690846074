/** How a tool is called: words and --options, read strictly; what is wrong is one line for the host. */
import type { Result } from '../kernel/result';
import { err, ok } from '../kernel/result';

export interface Call {
  readonly words: readonly string[];
  /** By name without dashes; a switch is there with an empty text. */
  readonly options: ReadonlyMap<string, string>;
}

/** Names of options that take a value, and of switches that take none. */
export interface Known {
  readonly valued: readonly string[];
  readonly switches?: readonly string[];
}

export type Env = Readonly<Record<string, string | undefined>>;

/** What a tool prints: one JSON object, or the line that says why there is none. */
export type Answer = Result<object, string>;

/** `--name value` or `--name=value`, in any place. */
export function readCall(args: readonly string[], { valued, switches = [] }: Known): Result<Call, string> {
  const words: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const [, name, given] = /^--([^=]+)(?:=(.*))?$/.exec(arg) ?? [];
    if (name === undefined) {
      words.push(arg);
    } else if (switches.includes(name) && given === undefined) {
      options.set(name, '');
    } else if (valued.includes(name)) {
      const value = given ?? args[(index += 1)];
      if (value === undefined || value === '') return err(`Hinter --${name} fehlt ein Wert.`);
      options.set(name, value);
    } else {
      const all = [...valued, ...switches].map((each) => `--${each}`).join(', ');
      return err(`Die Angabe ${arg} gibt es nicht. Möglich: ${all}.`);
    }
  }
  return ok({ words, options });
}

/** The whole number behind an option; null when it is not given. */
export function wholeNumber(
  { options }: Call,
  name: string,
  min: number,
  max: number,
): Result<number | null, string> {
  const text = options.get(name);
  if (text === undefined) return ok(null);
  const number = Number(text);
  return /^-?\d{1,15}$/.test(text) && number >= min && number <= max
    ? ok(number)
    : err(
        `--${name}: ${JSON.stringify(text)} geht nicht, erlaubt ist eine ganze Zahl von ${min} bis ${max}.`,
      );
}

/** A number of seconds or minutes, also with a fraction; null when it is not given. */
export function duration({ options }: Call, name: string): Result<number | null, string> {
  const text = options.get(name);
  if (text === undefined) return ok(null);
  const number = Number(text.replace(',', '.'));
  return /^\d{1,7}(?:[.,]\d{1,3})?$/.test(text) && number > 0
    ? ok(number)
    : err(`--${name}: ${JSON.stringify(text)} geht nicht, erlaubt ist eine Zahl über 0.`);
}

/** Prints the answer where it belongs, and sets the exit code: 0 or 1. */
export function give(answer: Answer): void {
  if (answer.ok) {
    process.stdout.write(`${JSON.stringify(answer.value)}\n`);
    return;
  }
  process.stderr.write(`${answer.error}\n`);
  process.exitCode = 1;
}
