/** Creates a short account code from a name. */

/** Such as `ACMETR` for Acme Trading; up to six letters and digits of the name, or `ACCOUNT` without any. */
export function codeOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  return plain.length < 2 ? 'ACCOUNT' : plain.slice(0, 6);
}

/** The first of `ACMETR`, `ACMETR2`, `ACMETR3` … that is free. */
export function freeCode(name: string, isTaken: (code: string) => boolean): string {
  const code = codeOf(name);
  if (!isTaken(code)) return code;
  let number = 2;
  while (isTaken(`${code}${number}`)) number += 1;
  return `${code}${number}`;
}
