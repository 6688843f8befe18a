/** Caches complete responses of settings: readers of the same settings at the same revision get the same bytes. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SettingsAnswer } from './read-settings.ts';

const gzipped = promisify(gzip);

/** About 6 KB each. */
const maxAnswers = 1_000;

export class WholeAnswers {
  readonly #cached = new Map<string, Promise<Buffer>>();

  /** `tag` identifies the provider, the revision, the catalogue and the reader's permissions, which determine the answer. */
  gzipped(tag: string, make: () => SettingsAnswer): Promise<Buffer> {
    const cached = this.#cached.get(tag) ?? gzipped(JSON.stringify(make()));
    this.#cached.delete(tag);
    this.#cached.set(tag, cached);
    const oldest = this.#cached.size > maxAnswers ? this.#cached.keys().next() : undefined;
    if (oldest && !oldest.done) this.#cached.delete(oldest.value);
    return cached;
  }
}
