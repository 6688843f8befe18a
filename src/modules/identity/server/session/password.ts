/** Passwords: argon2id, with the same work for an unknown address, so that timing reveals nothing. */
import { hash, verify } from '@node-rs/argon2';

let placeholderHash: Promise<string> | undefined;

/** Whether the password matches the hash; always as slow as a real comparison. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  placeholderHash ??= hash('the password of nobody');
  const matches = await verify(stored ?? (await placeholderHash), password);
  return matches && Boolean(stored);
}

/** The hash to store for a new password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}
