/** The supervisor of the embedded server restarts it whenever it ends, until told to stop. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from '#platform/server/db/embedded/revive.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function server() {
  const state = { running: true, starts: 0, refuses: false };
  const output: string[] = [];
  const end = keepRunning({
    isRunning: () => Promise.resolve(state.running),
    start: () => {
      state.starts += 1;
      if (state.refuses) return Promise.reject(new Error('no room'));
      state.running = true;
      return Promise.resolve();
    },
    log: (line) => output.push(line),
  });
  return { state, said: output, end };
}

test('a server that ends is restarted, each time', async () => {
  const { state, said: output, end } = server();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.starts).toBe(0);
  for (const times of [1, 2, 3]) {
    state.running = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([state.running, state.starts]).toEqual([true, times]);
  }
  expect(output).toHaveLength(6);
  await end();
});

test('a failed start is reported, and retried', async () => {
  const { state, said: output, end } = server();
  Object.assign(state, { running: false, refuses: true });
  await vi.advanceTimersByTimeAsync(1_200);
  expect(state.starts).toBeGreaterThan(1);
  expect(output).toContain('PostgreSQL could not be started: no room');
  state.refuses = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.running).toBe(true);
  await end();
});

test('nothing is started after the supervisor was stopped', async () => {
  const { state, end } = server();
  await end();
  state.running = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(state.starts).toBe(0);
});
