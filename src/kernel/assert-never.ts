/** Closes a union: a case that the type checker did not see is a bug, not an input. */

export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
