/** What the generator remembers saves it time and nothing else: what comes out, and what is refused, is as if it had forgotten everything. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Memory } from '../../scripts/generate/memory.ts';
import { generate } from '../../scripts/generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { schemaCopy, type SchemaCopy } from './schema-copy.ts';

const hours = 'schemas/settings/general/office-hours.json';

// Each runs the generator over all schemas, some many times.
vi.setConfig({ testTimeout: 60_000 });

/** A folder over which the generator has just run, and the memory of that run. */
async function generatedOnce(): Promise<{ copy: SchemaCopy; memory: Memory }> {
  const copy = await schemaCopy();
  const memory = Memory.of(copy.root, 'this code');
  await generate(copy.root, memory);
  memory.keep(copy.root);
  return { copy, memory };
}

describe('with a memory', () => {
  it('everything is made as without one, whatever was edited', async () => {
    const { copy, memory } = await generatedOnce();
    const edits: readonly [string, string, string][] = [
      [hours, '"title": "Office opens at"', '"title": "Doors open at"'],
      [hours, '"maxLength": ', '"maxLength": 1'],
      ['schemas/enums/shipment-status.json', '"title": "Quote"', '"title": "Price asked for"'],
      ['schemas/calls/session.json', '"maxLength": ', '"maxLength": 1'],
      ['schemas/integrations/filters.json', '"description": "', '"description": "Now: '],
    ];
    for (const [path, from, to] of edits) {
      const before = await copy.read(path);
      expect(await copy.edit(path, (text) => text.replace(from, to))).not.toBe(before);
      expect(await generate(copy.root, memory), path).toEqual(await generate(copy.root));
      memory.keep(copy.root);
    }
    expect(await generate(copy.root, Memory.of(copy.root, 'this code'))).toEqual(await generate(copy.root));
  });

  it.each([
    ['a file that breaks the vocabulary', hours, '"format": "time-of-day"', '"format": "time-of-dey"'],
    ['a default that does not fit', hours, '"default": "', '"default": "99'],
    ['a vocabulary that files no longer keep to', 'schemas/vocabulary/section.json', '"x-aliases": {', '"x-other": {'],
  ])('%s is refused every time, and not once it is mended', async (_what, path, right, wrong) => {
    const { copy, memory } = await generatedOnce();
    const before = await copy.read(path);
    expect(await copy.edit(path, (text) => text.replace(right, wrong))).not.toBe(before);
    await expect(generate(copy.root, memory)).rejects.toThrow(SchemaProblems);
    await expect(generate(copy.root, memory)).rejects.toThrow(SchemaProblems);
    await copy.edit(path, () => before);
    await generate(copy.root, memory);
  });
});

describe('the memory', () => {
  const text = async (memory: Memory, ingredients: unknown): Promise<string[]> => {
    const made: string[] = [];
    await memory.text('greeting', ingredients, () => {
      made.push('made');
      return 'hello';
    });
    return made;
  };

  it('knows what was made of the same by the same code, also in the next process', async () => {
    const { root } = await schemaCopy();
    const memory = new Memory('this code');
    expect(await text(memory, { to: 'a' })).toEqual(['made']);
    memory.keep(root);
    expect(await text(Memory.of(root, 'this code'), { to: 'a' })).toEqual([]);
    expect(await text(Memory.of(root, 'this code'), { to: 'b' })).toEqual(['made']);
    expect(await text(Memory.of(root, 'other code'), { to: 'a' })).toEqual(['made']);
  });

  it('forgets what the last run did not use', async () => {
    const { root } = await schemaCopy();
    const memory = new Memory('this code');
    await text(memory, { to: 'a' });
    memory.keep(root);
    await text(memory, { to: 'b' });
    memory.keep(root);
    expect(await text(Memory.of(root, 'this code'), { to: 'a' })).toEqual(['made']);
  });

  it('that cannot be read is none', async () => {
    const { copy } = await generatedOnce();
    const file = join(copy.root, 'dist/generate.memory.json');
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 1000));
    expect(await text(Memory.of(copy.root, 'this code'), { to: 'a' })).toEqual(['made']);
  });
});

it('npm run generate, as people start it, writes what follows from an edit, and a check names what does not', async () => {
  const copy = await schemaCopy();
  const run = (...args: string[]): Promise<{ code: number; said: string }> =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/generate.mjs', '--root', copy.root, ...args],
        (_, out, error) => resolve({ code: child.exitCode ?? 1, said: out + error }),
      );
    });
  expect((await run()).said).toContain('wrote generated/types.ts');
  await copy.edit(hours, (text) => text.replace('"title": "Office opens at"', '"title": "Doors open at"'));
  expect(await run('--check')).toEqual({
    code: 1,
    said: expect.stringContaining('stale: generated/catalogue.ts') as unknown,
  });
  expect((await run()).said).toContain('wrote generated/catalogue.ts');
  expect(await copy.read('generated/catalogue.ts')).toContain('Doors open at');
});
