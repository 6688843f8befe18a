/** South African postal codes: four digits, single or as a range such as 7500-7599. */

export interface PostalRange {
  readonly first: number;
  readonly last: number;
}

/** The number of a four-digit code; undefined for anything else. */
export function postalNumber(code: string | undefined): number | undefined {
  return code !== undefined && /^\d{4}$/.test(code) ? Number(code) : undefined;
}

/** `8001` or `7500-7599` as a range; undefined for anything else, or when reversed. */
export function postalRange(text: string): PostalRange | undefined {
  const [, from, to = from] = /^(\d{4})(?:-(\d{4}))?$/.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(to) < Number(from)) return undefined;
  return { first: Number(from), last: Number(to) };
}
