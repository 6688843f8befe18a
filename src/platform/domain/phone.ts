/** Brings phone numbers into the two forms that the business uses (F422). */

/**
 * For display: spaces removed, a leading 0027 or 0 becomes +27, and a result of 12 characters is grouped 3-2-3-4.
 * `0821234567` → `+27 82 123 4567`. Anything else is returned without spaces.
 */
export function displayPhone(text: string): string {
  const number = text.replace(/\s/g, '').replace(/^(?:0027|0)/, '+27');
  if (number.length !== 12) return number;
  return `${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5, 8)} ${number.slice(8)}`;
}

/**
 * For sending messages: spaces removed; a number beginning with + is kept; one longer than 10 digits gets a +; others a
 * 0 in front if it is missing. `821234567` → `0821234567`, `27821234567` → `+27821234567`. Empty stays empty.
 */
export function mobilePhone(text: string): string {
  const number = text.replace(/\s/g, '');
  if (number === '' || number.startsWith('+')) return number;
  if (number.length > 10) return `+${number}`;
  return number.startsWith('0') ? number : `0${number}`;
}
