/** A kind of schema is generated again when something changed that it reads, and only then. */
import { expect, it } from 'vitest';
import { Memory } from '../../scripts/generate/build-cache.ts';
import { inputsFrom } from '../../scripts/generate/inputs.ts';
import { kinds } from '../../scripts/generate/kinds.ts';
import { compileFolder } from '../../scripts/generate/pipeline.ts';
import { hours, memoryOfToday } from './generated-once.ts';
import { schemaCopy } from './schema-copy.ts';

it('a kind sees only the folders that it reads', async () => {
  const sources = await compileFolder((await schemaCopy()).root, await memoryOfToday());
  const { files } = inputsFrom(sources, ['notifications']);
  expect(new Set(files.map(({ path }) => path.split('/')[1]))).toEqual(new Set(['entities', 'enums', 'notifications']));
  const forms = inputsFrom(sources, ['forms', 'tables']);
  expect(() => forms.compiled).toThrow('schemas/settings/');
  expect(() => forms.tables).toThrow('schemas/calls/');
  expect(() => forms.names).toThrow('schemas/setting-names/');
});

it('a changed text of a setting leaves every kind as it is that does not read settings', async () => {
  const { root, edit } = await schemaCopy();
  const memory = await memoryOfToday();
  const stamps = async (): Promise<readonly (readonly [string, string])[]> => {
    const sources = await compileFolder(root, memory);
    return kinds.map(({ folder, reads = [] }) => [
      [folder, ...reads].join(' '),
      inputsFrom(sources, [folder, ...reads]).stamp,
    ]);
  };
  const before = await stamps();
  await edit(hours, (text) => text.replace('"title": "Opening time"', '"title": "Doors open at"'));
  const after = new Map(await stamps());
  const changed = before.filter(([kind, stamp]) => after.get(kind) !== stamp).map(([kind]) => kind);
  expect(changed).toEqual(['settings', 'calls errors tables settings']);
});

it('a cache keeps several files, and the entries of its parts while a run needs none of them', async () => {
  const { root } = await schemaCopy();
  const made: string[] = [];
  const run = async (stamp: string): Promise<unknown> => {
    const memory = Memory.of(root, 'this code');
    const files = await memory.outputs('files', stamp, async () => {
      made.push('files');
      const text = await memory.part('kind').text('part', 'same', () => {
        made.push('part');
        return 'of a part';
      });
      return new Map([
        ['a', stamp],
        ['b', text],
      ]);
    });
    memory.save();
    return [...files];
  };
  const first = [
    ['a', '1'],
    ['b', 'of a part'],
  ];
  expect(await run('1')).toEqual(first);
  expect(await run('1')).toEqual(first);
  await run('2');
  expect(made).toEqual(['files', 'part', 'files']);
});
