/** What a search for shipments looks for. */

/** Everything beyond is ignored: each word is compared with every candidate. */
const mostWords = 8;

/** Starts like a phone number, at home or abroad, and has nothing but digits and what people write between them. */
const phone = /^(?:\+|0)[\d\s()-]{5,}$/;

/**
 * The parts that a shipment's text must contain, all of them in any order: the words, or the digits of a phone number
 * without the prefix that people write in different ways. `thandi  Sandton` → `thandi`, `Sandton`; `082 123 4567`,
 * `+27 82 123 4567` and `(082) 123-4567` → `821234567`.
 */
export function searchedParts(text: string): readonly string[] {
  const trimmed = text.trim();
  if (phone.test(trimmed) || isLongNumber(trimmed)) {
    return [trimmed.replace(/[^\d+]/g, '').replace(/^(?:\+27|0027|27(?=\d{9}$)|0|\+)/, '')];
  }
  const words = trimmed.split(/[\s,;]+/).filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords);
}

/** `82 123 4567`: no postal code or house number is that long. */
function isLongNumber(text: string): boolean {
  return /^[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 9;
}
