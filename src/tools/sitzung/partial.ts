/** Partial equality of JSON: what is expected must be there, and there may be more. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of objects only the named fields count; lists have the same length. undefined: anything will do. */
export function holds(expected: unknown, actual: unknown): boolean {
  if (expected === undefined) return true;
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((each, at) => holds(each, actual[at]))
    );
  }
  if (!isObject(expected)) return expected === actual;
  return (
    isObject(actual) &&
    Object.entries(expected).every(([key, each]) => key in actual && holds(each, actual[key]))
  );
}
