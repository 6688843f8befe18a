/** Text as the standard fonts of PDF can print it. */

/** `-R 12 345.60` */
const amount = /-?\bR \d[\d ]*\.\d\d\b/g;

/**
 * The standard PDF fonts only contain Western European letters: others lose their accents or become question marks. An
 * amount stays on one line; lines that a user entered remain apart.
 */
export function printable(text: string): string {
  const clean = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return Array.from(clean.replaceAll(amount, (found) => found.replaceAll(' ', '\u00a0')))
    .map((letter) => (/[\n\x20-\x7e\u00a0-\u00ff–—‘’“”•…€™]/.test(letter) ? letter : plain(letter)))
    .join('');
}

function plain(letter: string): string {
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(base) ? base : '?';
}
