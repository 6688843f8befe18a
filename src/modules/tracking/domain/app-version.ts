/** Versions of the driver app, such as 4.2.1: up to three numbers. */

/** Whether `version` is lower than `minimum`; an invalid version is. */
export function isOlder(version: string, minimum: string): boolean {
  const [own, needed] = [numbersOf(version), numbersOf(minimum)];
  if (own === undefined || needed === undefined) return own === undefined;
  const at = needed.findIndex((number, part) => number !== own[part]);
  return at >= 0 && own[at]! < needed[at]!;
}

function numbersOf(version: string): readonly number[] | undefined {
  const text = version.trim();
  if (!/^\d{1,9}(\.\d{1,9}){0,2}$/.test(text)) return undefined;
  const given = text.split('.').map(Number);
  return [0, 1, 2].map((part) => given[part] ?? 0);
}
