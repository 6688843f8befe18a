/** Passwords: argon2id, and the same work for an address that nobody has, so that the time tells nothing. */
import { hash, verify } from '@node-rs/argon2';

let nobody: Promise<string> | undefined;

/** Whether the password is the one behind the hash; always as slow as a real comparison. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hash('the password of nobody');
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}

/** What is stored of a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}
