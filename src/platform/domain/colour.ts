/** Colour arithmetic: parsing, mixing, and the contrast of text on a background (WCAG 2.2). */

/** Red, green and blue, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * Parses `#rgb`, `#rrggbb` or `#rrggbbaa`; a translucent colour is blended with white. `undefined` for anything else,
 * so that the result is safe to write into a style sheet.
 */
export function parseColour(text: unknown): Rgb | undefined {
  if (typeof text !== 'string' || !hex.test(text)) return undefined;
  const digits = text.length === 4 ? Array.from(text.slice(1), (digit) => digit + digit).join('') : text.slice(1);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  const solid: Rgb = [part(0), part(2), part(4)];
  return digits.length === 8 ? mix(white, solid, part(6) / 255) : solid;
}

/** `#rrggbb`. */
export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `first` with the share of `second`, 0 to 1, mixed in. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => first[at] + (second[at] - first[at]) * share;
  return [part(0), part(1), part(2)];
}

function luminance(colour: Rgb): number {
  const linear = (part: number) => {
    const share = Math.round(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/** The contrast ratio of two colours, 1 (none) to 21 (black on white): https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The contrast that normal text requires at level AA. */
export const readableRatio = 4.5;

export function isReadable(text: Rgb, backgrounds: readonly Rgb[]): boolean {
  return backgrounds.every((background) => contrastRatio(text, background) >= readableRatio);
}

/** Black or white, whichever is more readable; on a single background one of them always reaches 4.5. */
export function textOn(background: Rgb): Rgb {
  return contrastRatio(white, background) >= readableRatio ||
    contrastRatio(white, background) > contrastRatio(black, background)
    ? white
    : black;
}

/**
 * The colour nearest to `text`, towards black or white, that is readable on every background. When none is (one
 * background is dark, another light), black or white, whichever has the better minimum contrast.
 */
export function readable(text: Rgb, backgrounds: readonly Rgb[]): Rgb {
  const worst = (colour: Rgb) => Math.min(...backgrounds.map((background) => contrastRatio(colour, background)));
  for (let step = 0; step <= 20; step++) {
    const nearest = [mix(text, black, step / 20), mix(text, white, step / 20)].find((colour) =>
      isReadable(colour, backgrounds),
    );
    if (nearest) return nearest;
  }
  return worst(black) >= worst(white) ? black : white;
}
