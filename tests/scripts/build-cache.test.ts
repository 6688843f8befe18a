/** The generator's cache only saves time: output and errors are the same as without it. */
import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { generate } from '../../scripts/generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { edits, generatedOnce, hours } from './generated-once.ts';
import { schemaCopy } from './schema-copy.ts';

describe('with a cache', () => {
  // After each edit separately: covered by the long tests.
  it('the output is the same as without one, whatever was edited', async () => {
    const { copy, memory } = await generatedOnce();
    for (const [path, from, to] of edits) {
      const before = await copy.read(path);
      expect(await copy.edit(path, (text) => text.replace(from, to))).not.toBe(before);
    }
    expect(await generate(copy.root, memory)).toEqual(await generate(copy.root));
  });

  it.each([
    ['a file that breaks the vocabulary', hours, '"format": "time-of-day"', '"format": "time-of-dey"'],
    ['a default that does not fit', hours, '"default": "', '"default": "99'],
    ['a vocabulary that is no JSON Schema', 'schemas/vocabulary/section.json', '"type": "object"', '"type": "objekt"'],
    ['a vocabulary that files no longer keep to', 'schemas/vocabulary/section.json', '"x-aliases": {', '"x-other": {'],
  ])('%s is rejected every time, and no longer once it is fixed', async (_what, path, right, wrong) => {
    const { copy, memory } = await generatedOnce();
    const before = await copy.read(path);
    expect(await copy.edit(path, (text) => text.replace(right, wrong))).not.toBe(before);
    await expect(generate(copy.root, memory)).rejects.toThrow(SchemaProblems);
    await expect(generate(copy.root, memory)).rejects.toThrow(SchemaProblems);
    await copy.edit(path, () => before);
    await generate(copy.root, memory);
  });
});

describe('the cache', () => {
  const text = async (memory: Memory, ingredients: unknown): Promise<string[]> => {
    const made: string[] = [];
    await memory.text('greeting', ingredients, () => {
      made.push('made');
      return 'hello';
    });
    return made;
  };

  it('contains results of the same input and code, also in the next process', async () => {
    const { root } = await schemaCopy();
    const memory = Memory.of(root, 'this code');
    expect(await text(memory, { to: 'a' })).toEqual(['made']);
    memory.save();
    expect(await text(Memory.of(root, 'this code'), { to: 'a' })).toEqual([]);
    expect(await text(Memory.of(root, 'this code'), { to: 'b' })).toEqual(['made']);
    expect(await text(Memory.of(root, 'other code'), { to: 'a' })).toEqual(['made']);
  });

  it('drops entries that the last run did not use', async () => {
    const { root } = await schemaCopy();
    const memory = Memory.of(root, 'this code');
    await text(memory, { to: 'a' });
    memory.save();
    await text(memory, { to: 'b' });
    memory.save();
    expect(await text(Memory.of(root, 'this code'), { to: 'a' })).toEqual(['made']);
  });

  it('is ignored if it cannot be read', async () => {
    const { root } = await schemaCopy();
    const memory = Memory.of(root, 'this code');
    await text(memory, { to: 'a' });
    memory.save();
    const folder = join(root, 'dist/generate.memory');
    for (const name of await readdir(folder)) await truncate(join(folder, name), 4);
    expect(await text(Memory.of(root, 'this code'), { to: 'a' })).toEqual(['made']);
  });
});
