/** Hub scans made without a connection. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keepScan, keptScans, sendKept, type KeptScan } from '#modules/operations/web/hub-scanner/kept-scans.ts';
import { CallError } from '#platform/web/client/call-error.ts';

const scan = (key: string, userId = 1): KeptScan => ({
  ...{ key, userId, number: key, status: 'at-hub', date: '2026-11-28T06:00:00.000Z' },
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
});

test('they are sent in order, each once, and only by the person who made them', async () => {
  for (const one of [scan('first'), scan('theirs', 2), scan('second')]) keepScan(one);
  const sent: string[] = [];
  const settled: string[] = [];
  const send = ({ key }: KeptScan) => Promise.resolve(void sent.push(key));
  await sendKept(1, send, ({ key }) => void settled.push(key));
  await sendKept(1, send, ({ key }) => void settled.push(key));
  expect(sent).toEqual(['first', 'second']);
  expect(settled).toEqual(['first', 'second']);
  expect(keptScans(2).map(({ key }) => key)).toEqual(['theirs']);
});

test.each([0, 401, 429, 503])('one that can’t get through (%i) waits, with everything after it', async (status) => {
  for (const one of [scan('first'), scan('second')]) keepScan(one);
  const send = () => Promise.reject(new CallError(status, 'code', 'Later', undefined));
  await sendKept(1, send, () => expect.unreachable());
  expect(keptScans(1).map(({ key }) => key)).toEqual(['first', 'second']);
});

test('a refused one is told and keeps nothing behind it waiting', async () => {
  for (const one of [scan('wrong'), scan('right')]) keepScan(one);
  const refusal = new CallError(404, 'unknown_shipment', 'No such shipment', undefined);
  const told: unknown[] = [];
  const send = ({ key }: KeptScan) => (key === 'wrong' ? Promise.reject(refusal) : Promise.resolve('recorded'));
  await sendKept(1, send, ({ key }, settled) => void told.push([key, settled]));
  expect(told).toEqual([
    ['wrong', { failure: refusal }],
    ['right', { answer: 'recorded' }],
  ]);
  expect(keptScans(1)).toEqual([]);
});

test('where the browser stores nothing, they wait until the page is left', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no storage');
    },
    setItem: () => {
      throw new Error('no storage');
    },
  });
  keepScan(scan('only'));
  expect(keptScans(1).map(({ key }) => key)).toEqual(['only']);
  await sendKept(
    1,
    () => Promise.resolve(true),
    () => undefined,
  );
  expect(keptScans(1)).toEqual([]);
});
