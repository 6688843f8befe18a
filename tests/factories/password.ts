/** Hashes a password once per process: all demo users share one, and a good hash is slow on purpose. */
import { hash, type Options } from '@node-rs/argon2';

export const demoPassword = 'demo-pass-123';

let cost: Options = {};

/** For tests, which sign in hundreds of times: comparing a password costs what its hash prescribes. */
export function hashQuickly(): void {
  cost = { memoryCost: 64, timeCost: 1 };
}

const hashes = new Map<string, Promise<string>>();

export function passwordHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, cost);
  hashes.set(password, known);
  return known;
}
