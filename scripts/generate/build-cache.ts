/** Caches the generator's outputs by a hash of their inputs, so that unchanged ones are not generated again. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Examine } from '#engine/authoring/problems.ts';

const fileOf = (root: string): string => join(root, 'dist', 'generate.memory.json');

export class Memory {
  readonly #code: string;
  #known: Map<string, string>;
  #used = new Map<string, string>();

  /** @param code stamp of the code that makes things: entries of other code are ignored */
  constructor(code: string, known: Iterable<readonly [string, string]> = []) {
    this.#code = code;
    this.#known = new Map(known);
  }

  /** The cache of the last run over the schemas under `root`, which may be empty. */
  static of(root: string, code: string): Memory {
    try {
      return new Memory(code, Object.entries(JSON.parse(readFileSync(fileOf(root), 'utf8')) as Record<string, string>));
    } catch {
      return new Memory(code);
    }
  }

  /** The text that `make` produces from the ingredients, which must include every input besides the code. */
  async text(what: string, ingredients: unknown, make: () => string | Promise<string>): Promise<string> {
    const key = this.#keyOf(what, ingredients);
    const text = this.#known.get(key) ?? this.#used.get(key) ?? (await make());
    this.#used.set(key, text);
    return text;
  }

  /** Validates only what was not valid before in exactly this state. */
  readonly examine: Examine = (kind, name, subject, validate) => {
    const key = this.#keyOf(`${kind} ${name}`, subject);
    const problems = this.#known.has(key) || this.#used.has(key) ? [] : validate();
    if (problems.length === 0) this.#used.set(key, '');
    return problems;
  };

  /** Call after a complete run: drops entries that it did not use, and saves the rest if it changed. */
  save(root: string): void {
    const used = this.#used;
    const changed = used.size !== this.#known.size || [...used.keys()].some((key) => !this.#known.has(key));
    this.#known = used;
    this.#used = new Map();
    if (!changed) return;
    const file = fileOf(root);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}.tmp`, JSON.stringify(Object.fromEntries(used)));
    renameSync(`${file}.${process.pid}.tmp`, file);
  }

  #keyOf(what: string, ingredients: unknown): string {
    const hash = createHash('sha256').update(this.#code).update('\0').update(what).update('\0');
    return hash.update(JSON.stringify(ingredients)).digest('hex');
  }
}
