/** What a search for shipments looks for. */

/** Everything beyond is ignored: each word is compared with every candidate. */
const mostWords = 8;

/** What people write between the digits of a phone number. */
const gap = '[\\s()./-]*';

/** A whole phone number of South Africa, at home or abroad, anywhere in a text: the nine digits after its prefix. */
const wholePhone = new RegExp(`(?<![\\p{L}\\d])\\(?(?:0027|\\+?27|0)((?:${gap}\\d){9})(?!\\d)`, 'gu');

/** Starts like a phone number, at home or abroad, and has nothing but digits and what people write between them. */
const phone = /^(?:\+|0)[\d\s()./-]{5,}$/;

/** On the label of a parcel: the waybill number and the position of the parcel in its shipment. */
const parcelNumber = /^(?=.*[a-z])([a-z\d-]{5,})\/\d{1,4}$/i;

/**
 * The parts that a shipment's text must contain, all of them in any order: words, and the digits of phone numbers
 * without the prefix that people write in different ways. `thandi  Sandton` → `thandi`, `Sandton`; `082 123 4567`,
 * `+27 82 123 4567` and `(082) 123-4567` → `821234567`; `JSKDN5/1` → `JSKDN5`.
 */
export function searchedParts(text: string): readonly string[] {
  const numbers: string[] = [];
  const rest = text
    .replace(wholePhone, (_, digits: string) => {
      numbers.push(digitsOf(digits));
      return ' ';
    })
    .trim();
  const parts = phone.test(rest) || isLongNumber(rest) ? [withoutPrefix(rest)] : wordsOf(rest);
  return [...new Set([...numbers, ...parts])].slice(0, mostWords);
}

function wordsOf(text: string): readonly string[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  return words.map((word) => parcelNumber.exec(word)?.[1] ?? word);
}

function withoutPrefix(number: string): string {
  return number.replace(/[^\d+]/g, '').replace(/^(?:\+27|0027|27(?=\d{9}$)|0|\+)/, '');
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `82 123 4567`: no postal code or house number is that long. */
function isLongNumber(text: string): boolean {
  return /^[\d\s().-]+$/.test(text) && digitsOf(text).length >= 9;
}
