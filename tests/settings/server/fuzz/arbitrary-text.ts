/** Arbitrary texts. Each arbitrary is created once per process: creating one takes milliseconds, and hundreds of settings share a few dozen. */
import fc, { type Arbitrary } from 'fast-check';

const known = new Map<string, Arbitrary<string>>();

function once(name: string, make: () => Arbitrary<string>): Arbitrary<string> {
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}

/** Any characters. */
export function textOfLength(minLength: number, maxLength: number): Arbitrary<string> {
  return once(`${minLength}-${maxLength}`, () => fc.string({ unit: 'binary', minLength, maxLength }));
}

export function textMatching(pattern: RegExp): Arbitrary<string> {
  return once(String(pattern), () => fc.stringMatching(pattern));
}
