/**
 * The worker thread that validates edited sections: reads the schemas once, re-reads changed ones, and processes one
 * task at a time.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { validateSection, type SectionValidationResult, type SectionTask } from '#engine/authoring/validate-section.ts';
import { parseSource, type SourceFile } from '#engine/authoring/source.ts';
import { isVocabulary, vocabularyCheck } from '#engine/authoring/vocabulary.ts';
import type { Released } from '#engine/compatibility/compare-catalogues.ts';

export interface ValidateTask extends Pick<SectionTask, 'path' | 'text' | 'stored' | 'values'> {
  readonly version: string;
}

/** What the thread is started with. */
export interface WorkerInput {
  readonly schemasDir: string;
}

export type ValidateAnswer = { readonly validationResult: SectionValidationResult } | { readonly failed: string };

const { schemasDir } = workerData as WorkerInput;

const known = new Map<string, { readonly changed: number; readonly file: SourceFile }>();

/** Every schema file, re-read only if it changed. */
async function sources(): Promise<readonly SourceFile[]> {
  const names = (await readdir(schemasDir, { recursive: true })).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const full = join(schemasDir, name);
      const { mtimeMs } = await stat(full);
      const before = known.get(full);
      if (before?.changed === mtimeMs) return before.file;
      const file = parseSource(`schemas/${name.replaceAll('\\', '/')}`, await readFile(full, 'utf8'), []);
      known.set(full, { changed: mtimeMs, file });
      return file;
    }),
  );
}

let words: Promise<ReadonlySet<string> | undefined> | undefined;

/** All words in the code next to the schemas; undefined without code. */
async function wordsOfCode(): Promise<ReadonlySet<string> | undefined> {
  const src = join(schemasDir, '..', 'src');
  const names = await readdir(src, { recursive: true }).catch(() => []);
  const code = names.filter((name) => /\.(?:[cm]?[jt]sx?|css)$/.test(name));
  if (code.length === 0) return undefined;
  const texts = await Promise.all(code.map((name) => readFile(join(src, name), 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

async function releasedBeside(): Promise<Released | undefined> {
  const text = await readFile(join(schemasDir, '..', 'generated', 'released.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Released);
}

/** Everything that a validation reads; only the first time takes long. */
function inputs() {
  words ??= wordsOfCode();
  return Promise.all([sources(), releasedBeside(), words]);
}

async function answer({ version, ...task }: ValidateTask): Promise<ValidateAnswer> {
  const [files, released, read] = await inputs();
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
  const validationResult = validateSection({
    ...task,
    files,
    given: { version, digest },
    released,
    isRead: read && ((key) => read.has(key)),
    checkVocabulary: vocabularyCheck(files.filter(isVocabulary)),
  });
  return { validationResult };
}

parentPort?.on('message', (task: ValidateTask) => {
  answer(task)
    .catch((error: unknown): ValidateAnswer => ({ failed: error instanceof Error ? error.message : String(error) }))
    .then((results) => parentPort?.postMessage(results))
    .catch(() => process.exit(1));
});
// The time limit of a task begins when the thread is ready; without schema files the task reports what is missing.
void inputs()
  .catch(() => undefined)
  .then(() => parentPort?.postMessage('ready'));
