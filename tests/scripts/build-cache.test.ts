/** What the generator remembers saves it time and nothing else: what comes out, and what is refused, is as if it had forgotten everything. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { generate } from '../../scripts/generate/pipeline.ts';
import { SchemaProblems } from '#engine/authoring/problems.ts';
import { edits, generatedOnce, hours } from './generated-once.ts';
import { schemaCopy } from './schema-copy.ts';

describe('with a memory', () => {
  // After each of the edits by itself: among the long tests.
  it('everything is made as without one, whatever was edited', async () => {
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
    const { root } = await schemaCopy();
    const memory = new Memory('this code');
    await text(memory, { to: 'a' });
    memory.keep(root);
    const file = join(root, 'dist/generate.memory.json');
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 20));
    expect(await text(Memory.of(root, 'this code'), { to: 'a' })).toEqual(['made']);
  });
});
