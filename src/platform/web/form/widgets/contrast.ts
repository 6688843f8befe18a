/** Says whether text on a colour can be read, by the WCAG 2.2 contrast rule (https://www.w3.org/TR/WCAG22/#contrast-minimum). */

/** What WCAG AA asks for text of ordinary size. */
export const readable = 4.5;

/** `#rgb`, `#rrggbb` or `#rrggbbaa` as three numbers 0–255, transparency ignored; undefined for anything else. */
export function channels(colour: string): readonly [number, number, number] | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(colour.trim())?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (start: number): number => Number.parseInt(full.slice(start, start + 2), 16);
  return [at(0), at(2), at(4)];
}

function luminance(colour: readonly [number, number, number]): number {
  const [red, green, blue] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21; undefined when either is no colour. */
export function contrast(one: string, other: string): number | undefined {
  const [first, second] = [channels(one), channels(other)];
  if (!first || !second) return undefined;
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
