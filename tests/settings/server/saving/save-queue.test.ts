/** The order of saves: who waits at the same time goes together, and what happens to one is not what happens to all. */
import { expect, test } from 'vitest';
import type { Save, Saved } from '#modules/settings/server/saving/decide.ts';
import { SaveQueue, type WriteTogether } from '#modules/settings/server/saving/save-queue.ts';

/** Nothing of a save matters here but which one it is. */
const saveNamed = (name: string): Save => ({ name }) as unknown as Save;
const savedOf = (save: Save): Saved => ({ save }) as unknown as Saved;
const nameOf = (save: Save): string => (save as unknown as { name: string }).name;

function queueOf(together: WriteTogether) {
  const queue = new SaveQueue();
  const log: string[] = [];
  const add = (name: string, { apart = false, provider = 1 } = {}): Promise<void> =>
    new Promise((done) => {
      const told = (what: string) => {
        log.push(`${name} ${what}`);
        done();
      };
      const waiting = {
        save: apart ? undefined : saveNamed(name),
        saved: () => told('saved'),
        alone: async () => told('alone'),
        failed: (error: unknown) => told(`failed: ${String(error)}`),
      };
      queue.add(provider, waiting, together);
    });
  return { add, log };
}

test('the first goes at once, and all who came meanwhile go together', async () => {
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

test('who could not go with the others goes alone', async () => {
  const { add, log } = queueOf(async (saves) =>
    saves.map((save) => (nameOf(save) === 'b' ? undefined : savedOf(save))),
  );
  await Promise.all([add('a'), add('b'), add('c')]);
  expect(log).toEqual(['a saved', 'b alone', 'c saved']);
});

test('a failure is told to those whom it may concern, and the queue goes on', async () => {
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
