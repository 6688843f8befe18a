/** A task that cannot be posted to the thread fails on its own and leaves no unhandled rejection. */
import { expect, onTestFinished, test } from 'vitest';
import { ValidationThread } from '#modules/administration/server/workbench/validation-thread.ts';

test('a message that cannot be posted to the thread is returned as an error, and the next task still runs', async () => {
  const thread = new ValidationThread({ schemasDir: 'nowhere' });
  onTestFinished(() => thread.close());
  const rejected: unknown[] = [];
  const onRejection = (reason: unknown): void => void rejected.push(reason);
  process.on('unhandledRejection', onRejection);
  onTestFinished(() => void process.off('unhandledRejection', onRejection));
  const task = { version: '1', path: 'schemas/settings/x.json', text: '{}', stored: [] };
  const unpostable = { ...task, values: { value: () => undefined } };
  expect(await thread.validate(unpostable)).toMatchObject({ kind: 'failed' });
  await thread.close();
  // The thread that was started for it has ended by now, which used to cause the rejection.
  expect(await thread.validate({ ...task, values: {} })).toMatchObject({ kind: 'failed' });
  expect(rejected).toEqual([]);
});
