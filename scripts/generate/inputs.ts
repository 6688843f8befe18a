/** What a kind of schema may read, and a stamp of it: as long as the stamp is the same, so are the results of the kind. */
import { createHash } from 'node:crypto';
import type { CompiledCatalogue } from '#engine/authoring/compile-catalogue.ts';
import type { CompiledSources } from '#engine/authoring/compile-sources.ts';
import { compileTables } from '#engine/authoring/tables/compile-tables.ts';
import { kindOf, type SourceFile } from '#engine/authoring/source.ts';

export interface Inputs extends CompiledSources {
  readonly stamp: string;
  /** The names that conditions may use; not part of the stamp without `setting-names`. */
  readonly names: { readonly settings: readonly string[]; readonly facts: readonly string[] };
}

/** Every kind may read these, as all refer to them. */
const always = ['entities', 'enums'];

const known = new WeakMap<CompiledSources, Map<string, Inputs>>();

/**
 * Only the files of these folders, and of enums and entities. What is compiled from other folders throws: `compiled` needs
 * `settings`, `tables` needs `tables` and `calls`, `names` needs `setting-names`.
 */
export function inputsFrom(sources: CompiledSources, folders: readonly string[]): Inputs {
  const read = [...new Set([...always, ...folders])].sort();
  const ofSources = known.get(sources) ?? new Map<string, Inputs>();
  known.set(sources, ofSources);
  const inputs = ofSources.get(read.join()) ?? readable(sources, read);
  ofSources.set(read.join(), inputs);
  return inputs;
}

function readable(sources: CompiledSources, read: readonly string[]): Inputs {
  const files = sources.files.filter((file) => read.includes(kindOf(file)));
  const needs = (...folders: string[]): void => {
    const missing = folders.find((folder) => !read.includes(folder));
    if (missing) throw new Error(`A kind that reads schemas/${missing}/ has to say so: add it to "reads".`);
  };
  let tables: CompiledSources['tables'] | undefined;
  return {
    files,
    definitions: sources.definitions,
    get compiled() {
      needs('settings');
      return sources.compiled;
    },
    get tables() {
      needs('tables', 'calls');
      return (tables ??= compileTables(files, sources.definitions));
    },
    get names() {
      needs('setting-names');
      return namesOf(sources.compiled);
    },
    stamp: read.map((folder) => stampOf(sources, folder)).join(' '),
  };
}

function namesOf({ catalogue }: CompiledCatalogue): Inputs['names'] {
  return { settings: Object.keys(catalogue.settings), facts: Object.keys(catalogue.facts) };
}

const stamps = new WeakMap<CompiledSources, Map<string, string>>();

function stampOf(sources: CompiledSources, folder: string): string {
  const ofSources = stamps.get(sources) ?? new Map<string, string>();
  stamps.set(sources, ofSources);
  const stamp = ofSources.get(folder) ?? digest([folder, ...contentsOf(sources, folder)]);
  ofSources.set(folder, stamp);
  return stamp;
}

function contentsOf({ files, compiled }: CompiledSources, folder: string): readonly unknown[] {
  if (folder === 'setting-names') return [namesOf(compiled)];
  const own = files.filter((file) => kindOf(file) === folder).map(({ path, json }: SourceFile) => [path, json]);
  const { catalogue, conditions, rules } = compiled;
  return folder === 'settings' ? [...own, catalogue, conditions, rules] : own;
}

function digest(contents: unknown): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}
