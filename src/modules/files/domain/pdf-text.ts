/** The standard PDF fonts only contain Western European letters: others lose their accents or become question marks. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) => (/[\x20-\x7e\u00a0-\u00ff–—‘’“”•…€™]/.test(letter) ? letter : plain(letter)))
    .join('');
}

function plain(letter: string): string {
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(base) ? base : '?';
}
