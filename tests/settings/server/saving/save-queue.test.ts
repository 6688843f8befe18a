/** The queue of saves: waiting ones are written together, and each has its own result. */
import { expect, test } from 'vitest';
import type { Save, Saved } from '#modules/settings/server/saving/decide.ts';
import { SaveQueue, type WriteTogether } from '#modules/settings/server/saving/save-queue.ts';

/** Only the identity of a save matters here. */
const saveNamed = (name: string): Save => ({ name }) as unknown as Save;
const savedOf = (save: Save): Saved => ({ save }) as unknown as Saved;
const nameOf = (save: Save): string => (save as unknown as { name: string }).name;

function queueOf(together: WriteTogether) {
  const queue = new SaveQueue();
  const log: string[] = [];
  const add = (name: string, { apart = false, provider = 1 } = {}): Promise<void> =>
    new Promise((done) => {
      const finish = (what: string) => {
        log.push(`${name} ${what}`);
        done();
      };
      const waiting = {
        save: apart ? undefined : saveNamed(name),
        saved: () => finish('saved'),
        alone: async () => finish('alone'),
        failed: (error: unknown) => finish(`failed: ${String(error)}`),
      };
      queue.add(provider, waiting, together);
    });
  return { add, log };
}

test('the first runs immediately, and all that arrive meanwhile run together', async () => {
  const groups: string[][] = [];
  const { add, log } = queueOf(async (saves) => {
    groups.push(saves.map(nameOf));
    return saves.map(savedOf);
  });
  await Promise.all([add('a'), add('b'), add('c', { apart: true }), add('d'), add('x', { provider: 2 })]);
  expect(groups).toEqual([['a'], ['x'], ['b', 'd']]);
  expect(log.filter((line) => !line.startsWith('x'))).toEqual(['a saved', 'b saved', 'c alone', 'd saved']);
  await add('e');
  expect(groups.at(-1)).toEqual(['e']);
});

test('a save that cannot be combined runs alone', async () => {
  const { add, log } = queueOf(async (saves) =>
    saves.map((save) => (nameOf(save) === 'b' ? undefined : savedOf(save))),
  );
  await Promise.all([add('a'), add('b'), add('c')]);
  expect(log).toEqual(['a saved', 'b alone', 'c saved']);
});

test('a failure is reported to the affected saves, and the queue continues', async () => {
  let calls = 0;
  const { add, log } = queueOf(async (saves) => {
    calls += 1;
    if (calls === 2) throw new Error('connection lost');
    return saves.map(savedOf);
  });
  await Promise.all([add('a'), add('b'), add('c', { apart: true }), add('d')]);
  await add('e');
  expect(log.sort()).toEqual([
    'a saved',
    'b failed: Error: connection lost',
    'c alone',
    'd failed: Error: connection lost',
    'e saved',
  ]);
});
