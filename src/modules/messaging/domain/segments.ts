/** How many SMSs a text costs: GSM 03.38 has 7 bits a letter, and one letter outside its alphabet makes all of them 16 bits wide. */

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Each of these takes two places: an escape and the letter. */
const extension = '\f^{}\\[~]|€';

const oneOnly = { gsm7: 160, ucs2: 70 } as const;

/** Several SMSs give up a few places each to say how they belong together. */
const oneOfSeveral = { gsm7: 153, ucs2: 67 } as const;

const widths = new Map([
  ...Array.from(basic, (one) => [one, 1] as const),
  ...Array.from(extension, (one) => [one, 2] as const),
]);

const plainMarks: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
  [/\r\n?/g, '\n'],
  [/[\u200b-\u200d\ufeff]/g, ''],
];

/** The text with plain marks in place of typographic ones: a curly apostrophe in a name would more than double the price. */
export function smsText(text: string): string {
  return plainMarks.reduce((done, [mark, plain]) => done.replace(mark, plain), text.normalize('NFC'));
}

export interface SmsSize {
  readonly encoding: 'gsm7' | 'ucs2';
  /** How many SMSs are sent and paid for; an empty text is none. */
  readonly segments: number;
  /** Places used: 7-bit places, or 16-bit ones. */
  readonly units: number;
  /** Places left before it becomes one SMS more. */
  readonly left: number;
  /** The letters outside the SMS alphabet, each once, in order: what makes the text dear. */
  readonly outside: readonly string[];
}

/** The size of a text as an SMS. A letter that takes two places is never split between two SMSs. */
export function smsSize(text: string): SmsSize {
  const letters = Array.from(text);
  const outside = [...new Set(letters.filter((letter) => !widths.has(letter)))];
  const encoding = outside.length === 0 ? 'gsm7' : 'ucs2';
  const sizes = letters.map((letter) => (encoding === 'gsm7' ? (widths.get(letter) ?? 1) : letter.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  if (units <= oneOnly[encoding])
    return { encoding, segments: units === 0 ? 0 : 1, units, left: oneOnly[encoding] - units, outside };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > oneOfSeveral[encoding]) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, segments, units, left: oneOfSeveral[encoding] - used, outside };
}
