/** Makes a short code of an account from its name. */

/** Such as `ACMETR` of Acme Trading; letters and digits of the name, six at most, and `ACCOUNT` where it has none of them. */
export function codeOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  return plain.length < 2 ? 'ACCOUNT' : plain.slice(0, 6);
}

/** The first of `ACMETR`, `ACMETR2`, `ACMETR3` … that is not taken. */
export function freeCode(name: string, isTaken: (code: string) => boolean): string {
  const code = codeOf(name);
  if (!isTaken(code)) return code;
  let number = 2;
  while (isTaken(`${code}${number}`)) number += 1;
  return `${code}${number}`;
}
