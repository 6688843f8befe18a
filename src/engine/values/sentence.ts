/** Helpers for the wording of the engine's messages. */

/** `a, b and c`. */
export function joinWords(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** Capitalised and with a full stop, unless it already ends as a sentence (F403). */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const closed = /[.!?…]$/.test(trimmed) || trimmed === '' ? trimmed : `${trimmed}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}

/** A sentence-case title in the middle of a sentence: `VAT change` and `bank account`. */
export function midSentence(title: string): string {
  return /^\p{Lu}(?:\p{Lu}|\d)/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** `1 entry`, `2 entries`, `1 175 entries`. */
export function counted(amount: number, one: string, many: string): string {
  return `${thousandsApart(String(amount))} ${amount === 1 ? one : many}`;
}

/** A blank at which no line ends. */
export const unbroken = '\u00A0';

/** Blanks between the thousands of a whole number: `12 345`, on one line. */
export function thousandsApart(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, unbroken);
}
