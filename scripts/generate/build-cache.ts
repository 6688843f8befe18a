/**
 * Caches the generator's outputs by a hash of their inputs, so that unchanged ones are not generated again. Every text has a file
 * of its own, because the texts are large and a run needs few of them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Examine } from '#engine/authoring/problems.ts';
import type { Outputs } from './outputs.ts';

/** The file of a cache that lists what was valid. */
const validFile = 'valid';

export class Memory {
  readonly #code: string;
  readonly #folder: string | undefined;
  readonly #parts = new Map<string, Memory>();
  #texts = new Map<string, string>();
  #valid: ReadonlySet<string> | undefined;
  readonly #usedTexts = new Set<string>();
  readonly #usedValid = new Set<string>();

  /**
   * @param code stamp of the code that makes things: entries of other code are ignored
   * @param folder keeps the cache for the next process; without it there is none
   */
  constructor(code: string, folder?: string) {
    this.#code = code;
    this.#folder = folder;
  }

  /** The cache of the last run over the schemas under `root`, which may be empty. */
  static of(root: string, code: string): Memory {
    return new Memory(code, join(root, 'dist', 'generate.memory'));
  }

  /** A cache of its own: a run that uses no entry of it drops none. */
  part(name: string): Memory {
    const part = this.#parts.get(name) ?? new Memory(this.#code, this.#folder && join(this.#folder, name));
    this.#parts.set(name, part);
    return part;
  }

  /** The text that `make` produces from the ingredients, which must include every input besides the code. */
  async text(what: string, ingredients: unknown, make: () => string | Promise<string>): Promise<string> {
    const key = this.#keyOf(what, ingredients);
    return this.#used(key) ?? this.#keep(key, await make());
  }

  /** The synchronous form of `text`. */
  textSync(what: string, ingredients: unknown, make: () => string): string {
    const key = this.#keyOf(what, ingredients);
    return this.#used(key) ?? this.#keep(key, make());
  }

  /** The same for several files. */
  async outputs(what: string, ingredients: unknown, make: () => Outputs | Promise<Outputs>): Promise<Outputs> {
    const key = this.#keyOf(what, ingredients);
    const keyAt = (index: number): string => `${key}.${index}`;
    const paths = this.#used(key);
    if (paths !== undefined) {
      const known = (JSON.parse(paths) as string[]).map((path, index) => [path, this.#used(keyAt(index))] as const);
      if (known.every(([, text]) => text !== undefined)) return new Map(known as [string, string][]);
    }
    const made = await make();
    this.#keep(key, JSON.stringify([...made.keys()]));
    [...made.values()].forEach((text, index) => this.#keep(keyAt(index), text));
    return made;
  }

  /** Validates only what was not valid before in exactly this state. */
  readonly examine: Examine = (kind, name, subject, validate) => {
    const key = this.#keyOf(`${kind} ${name}`, subject);
    const problems = this.#usedValid.has(key) || this.#known().has(key) ? [] : validate();
    if (problems.length === 0) this.#usedValid.add(key);
    return problems;
  };

  /** Call after a complete run: drops entries that it did not use, and saves the rest. */
  save(): void {
    for (const part of this.#parts.values()) part.save();
    const [texts, valid] = [new Set(this.#usedTexts), new Set(this.#usedValid)];
    if (texts.size + valid.size === 0) return;
    const known = this.#known();
    this.#texts = new Map([...this.#texts].filter(([key]) => texts.has(key)));
    this.#valid = valid;
    this.#usedTexts.clear();
    this.#usedValid.clear();
    const folder = this.#folder;
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    const existing = new Set(files.map(({ name }) => name));
    for (const [key, text] of this.#texts) if (!existing.has(key)) write(join(folder, key), text);
    if (valid.size !== known.size || [...valid].some((key) => !known.has(key)))
      write(join(folder, validFile), JSON.stringify([...valid]));
    for (const name of existing)
      if (name !== validFile && !texts.has(name)) rmSync(join(folder, name), { force: true });
  }

  /** What was valid at the end of the last run. */
  #known(): ReadonlySet<string> {
    const text = this.#valid || this.#folder === undefined ? undefined : read(join(this.#folder, validFile));
    return (this.#valid ??= new Set(text === undefined ? [] : (JSON.parse(text) as string[])));
  }

  #used(key: string): string | undefined {
    const text = this.#texts.get(key) ?? (this.#folder === undefined ? undefined : read(join(this.#folder, key)));
    return text === undefined ? undefined : this.#keep(key, text);
  }

  #keep(key: string, text: string): string {
    this.#texts.set(key, text);
    this.#usedTexts.add(key);
    return text;
  }

  #keyOf(what: string, ingredients: unknown): string {
    const hash = createHash('sha256').update(this.#code).update('\0').update(what).update('\0');
    return hash.update(JSON.stringify(ingredients)).digest('hex');
  }
}

/** With its length, so that a file that was not written to its end is noticed. */
function write(path: string, text: string): void {
  writeFileSync(`${path}.${process.pid}.tmp`, `${text.length}\n${text}`);
  renameSync(`${path}.${process.pid}.tmp`, path);
}

/** Undefined if there is no such file, or it is damaged. */
function read(path: string): string | undefined {
  try {
    const file = readFileSync(path, 'utf8');
    const end = file.indexOf('\n');
    const text = file.slice(end + 1);
    return file.slice(0, end) === String(text.length) ? text : undefined;
  } catch {
    return undefined;
  }
}
