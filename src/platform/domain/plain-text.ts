/** Removes invisible characters and spaces, which scanners and messages insert into numbers (F424). */

/** Without whitespace and without characters outside ASCII: `\uFEFFKES 42201\u200B` → `KES42201`. */
export function plainText(text: string): string {
  return text.replaceAll(/[^\u0021-\u007E]/g, '');
}
