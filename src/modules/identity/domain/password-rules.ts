/** The rules for new passwords: a minimum length, and no obvious passwords. */

/** The same as in the schemas of the calls. */
const shortest = 10;

/** The error of a typed password: too short, or too easy to guess; undefined when it is accepted. */
export function newPasswordProblem(password: string, email: string): string | undefined {
  if (password === '') return 'Enter a new password.';
  if (password.length < shortest) return `Use at least ${shortest} characters.`;
  return passwordProblem(password, email);
}

/** Why a password is too easy to guess; undefined when it is accepted. */
export function passwordProblem(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  if (lower.includes(email.toLowerCase())) return 'Don’t use your email address as the password.';
  if (new Set(lower).size < 4) return 'Use more different characters.';
  if (isSequence(lower)) return 'Use something less predictable than characters in a row.';
  return undefined;
}

/** Such as 1234567890 or abcdefghij: each character is the successor of the previous one. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0)!);
  const follows = (step: number): boolean =>
    codes.every((code, at) => at === 0 || (code - codes[at - 1]! + 10) % 10 === step);
  return follows(1) || follows(9);
}
