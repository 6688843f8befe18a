/**
 * The number of SMS segments of a text: GSM 03.38 uses 7 bits per character, and one character outside its alphabet
 * makes all of them 16 bits wide.
 */

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Each of these takes two units: an escape and the character. */
const extension = '\f^{}\\[~]|€';

const oneOnly = { gsm7: 160, ucs2: 70 } as const;

/** Units per segment of a multipart SMS, without the header that links the parts. */
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

/** The text with plain punctuation in place of typographic: a curly apostrophe in a name would more than double the price. */
export function smsText(text: string): string {
  return plainMarks.reduce((done, [mark, plain]) => done.replace(mark, plain), text.normalize('NFC'));
}

export interface SmsSize {
  readonly encoding: 'gsm7' | 'ucs2';
  /** Number of SMSs that are sent and charged; 0 for an empty text. */
  readonly segments: number;
  /** Units used: 7-bit or 16-bit ones. */
  readonly units: number;
  /** Units left before another SMS is needed. */
  readonly left: number;
  /** Characters outside the SMS alphabet, without duplicates, in order: they make the text expensive. */
  readonly outside: readonly string[];
}

/** The size of a text as SMS. A character of two units is never split between two SMSs. */
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
