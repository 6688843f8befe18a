/** Hashes a password once per process: all demo users share one, and a good hash is slow on purpose. */
import { hash } from '@node-rs/argon2';

export const demoPassword = 'demo-pass-123';

const hashes = new Map<string, Promise<string>>();

export function passwordHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password);
  hashes.set(password, known);
  return known;
}
