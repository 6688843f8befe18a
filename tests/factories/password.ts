/** Hashes a password once a process: the demo users all share one, and a good hash is slow on purpose. */
import { hash, type Options } from '@node-rs/argon2';

export const demoPassword = 'demo-pass-123';

let cost: Options = {};

/** For tests, which sign in and confirm hundreds of times: whoever compares a password does the work that its hash says. */
export function hashQuickly(): void {
  cost = { memoryCost: 64, timeCost: 1 };
}

const hashes = new Map<string, Promise<string>>();

export function passwordHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, cost);
  hashes.set(password, known);
  return known;
}
