/** Brings phone numbers into the two forms that the business uses (F422). */

/** What people write between the digits: `(082) 555-0142`. */
const separators = /[\s().-]/g;

/**
 * For display: spaces and other separators removed, a leading 0027 or 0 becomes +27, and a result of 12 characters is
 * grouped 3-2-3-4. `0821234567` → `+27 82 123 4567`. Anything else is returned without separators.
 */
export function displayPhone(text: string): string {
  const number = text.replace(separators, '').replace(/^(?:0027|0)/, '+27');
  if (number.length !== 12) return number;
  return `${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5, 8)} ${number.slice(8)}`;
}

/**
 * For sending messages: spaces and other separators removed; a number beginning with + is kept; one longer than 10 digits
 * gets a +, in the place of a 00; others a 0 in front if it is missing. `821234567` → `0821234567`, `27821234567` →
 * `+27821234567`. Empty stays empty.
 */
export function mobilePhone(text: string): string {
  const number = text.replace(separators, '');
  if (number === '' || number.startsWith('+')) return number;
  if (number.length > 10) return `+${number.replace(/^00/, '')}`;
  return number.startsWith('0') ? number : `0${number}`;
}
