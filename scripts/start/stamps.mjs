/** Decides whether a step has to run again: its stamp is a hash of all of its inputs. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

/** `known` has the hashes of inputs that were read before, when several stamps are taken at once. */
export function stampOf(root, inputs, known = new Map()) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    if (!known.has(input)) known.set(input, hashOf(root, input));
    hash.update(known.get(input));
  }
  return hash.digest('hex');
}

function hashOf(root, input) {
  const hash = createHash('sha256');
  for (const path of filesUnder(join(root, input))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest();
}

/** The stamps of the last successful steps, stored with their outputs. */
export class Stamps {
  #path;
  #known;

  constructor(path) {
    this.#path = path;
    try {
      this.#known = JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      this.#known = {};
    }
  }

  matches(step, stamp) {
    return this.#known[step] === stamp;
  }

  keep(step, stamp) {
    this.#known[step] = stamp;
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, `${JSON.stringify(this.#known, null, 2)}\n`);
  }
}
