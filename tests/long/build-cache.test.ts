/** The generator's cache does not change its output after any kind of edit, nor in the command. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { isBuilt } from '../../scripts/generate/freshness.mjs';
import { generate } from '../../scripts/generate/pipeline.ts';
import { edits, generatedOnce, hours } from '../scripts/generated-once.ts';
import { schemaCopy } from '../scripts/schema-copy.ts';

/** Generated from migrations, which a copy of the schemas lacks. */
const besideSchemas = ['generated/build/migrations.ts', 'generated/build/database.ts'];

it('the output is the same on every run: the project’s files were written by another process', async () => {
  const outputs = await generate((await schemaCopy()).root);
  const ofSchemas = [...outputs.keys()].filter((path) => isBuilt(path) && !besideSchemas.includes(path));
  expect(ofSchemas).toContain('generated/build/catalogue.ts');
  for (const path of ofSchemas) expect(outputs.get(path) === (await readFile(path, 'utf8')), path).toBe(true);
});

it('the output is the same as without a cache, edit by edit', async () => {
  const { copy, memory } = await generatedOnce();
  for (const [path, from, to] of edits) {
    const before = await copy.read(path);
    expect(await copy.edit(path, (text) => text.replace(from, to))).not.toBe(before);
    expect(await generate(copy.root, memory), path).toEqual(await generate(copy.root));
    memory.save();
  }
  expect(await generate(copy.root, Memory.of(copy.root, 'this code'))).toEqual(await generate(copy.root));
});

it('npm run generate writes everything that follows from an edit, and a check names stale files', async () => {
  const copy = await schemaCopy();
  const run = (...args: string[]): Promise<{ code: number; output: string }> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/generate.mjs', '--root', copy.root, ...args],
        (_, out, error) => resolve({ code: child.exitCode ?? 1, output: out + error }),
      );
    });
  expect((await run()).output).toContain('generated/types.ts');
  await copy.edit(hours, (text) => text.replace('"title": "Opening time"', '"title": "Doors open at"'));
  expect(await run('--check')).toEqual({
    code: 1,
    output: expect.stringContaining('stale: generated/build/catalogue.ts') as unknown,
  });
  // As tests and checks run it: stale committed files are left for the check to report.
  expect((await run('--built-only')).output).toContain('wrote generated/build/catalogue.ts');
  expect((await run('--check')).output).toBe('stale: generated/settings.md — run npm run generate and commit it\n');
  expect((await run()).output).toContain('wrote generated/settings.md');
  expect(await copy.read('generated/build/catalogue.ts')).toContain('Doors open at');
});
