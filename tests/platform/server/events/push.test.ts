/** Server push: a save in one process reaches every browser of the provider, also at other processes. */
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { signIn, testApp, type Caller, type TestApp } from '../../../app.ts';
import { eventMs } from '../../../patience.ts';

const here = await testApp();
const there = await testApp({ database: here.database });
await there.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = there.app.server.address() as AddressInfo;

interface ReceivedEvent {
  position: number;
  moved: { entity: string; id: number | null; revision: number | null }[];
  everything?: boolean;
}

interface Stream {
  readonly received: ReceivedEvent[];
  readonly type: string;
  /** The next revision of settings after the given one. */
  next: (since: number) => Promise<number>;
  readonly ended: Promise<void>;
  close: () => void;
}

const settingsEntity = 'setting_revision';

function revisionsIn(received: readonly ReceivedEvent[]): number[] {
  return received.flatMap(({ moved }) =>
    moved.filter(({ entity }) => entity === settingsEntity).map((one) => one.revision ?? 0),
  );
}

/** A browser connected to the second process's stream. */
async function listen(host: string, { at = port, token = '', since = '' } = {}): Promise<Stream> {
  const headers = { host, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const path = `/api/events${since === '' ? '' : `?since=${since}`}`;
  const stream = await new Promise<Stream>((resolve) => {
    const request = get({ port: at, host: '127.0.0.1', path, headers }, (response) => {
      const received: ReceivedEvent[] = [];
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, data] of text.matchAll(/^data: (.*)$/gm)) received.push(JSON.parse(data ?? '') as ReceivedEvent);
      });
      const ended = new Promise<void>((end) => void response.on('close', end));
      const next = async (known: number): Promise<number> => {
        await expect.poll(() => revisionsIn(received).some((revision) => revision > known)).toBe(true);
        return revisionsIn(received).find((revision) => revision > known)!;
      };
      const type = String(response.headers['content-type']);
      resolve({ received, type, next, ended, close: () => request.destroy() });
    });
  });
  // The first message confirms the subscription.
  await expect.poll(() => stream.received.length).toBeGreaterThan(0);
  return stream;
}

async function save(caller: Caller, settings: object, kind = 'provider'): Promise<number> {
  const { revision } = (await caller.get(`/api/providers/settings?scope=${kind}`)).json<{ revision: number }>();
  const body = { base_revision: revision, settings, scope: { kind } };
  const answer = await caller.post('/api/providers/settings', body);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ revision: number }>().revision;
}

const staff = await signIn(here, 'staff@kestrel.test');

test('a save in another process is received as the list of changed settings only', async () => {
  const stream = await listen('localhost');
  expect(stream.type).toBe('text/event-stream');
  const revision = await save(staff, { theme_text: '#121212' });
  expect(await stream.next(0)).toBe(revision);
  expect(stream.received.at(-1)?.moved).toEqual([{ entity: settingsEntity, id: null, revision }]);
  stream.close();
});

test('and the other process returns the new value immediately', async () => {
  const other: TestApp = there;
  await save(staff, { theme_text: '#343434' });
  const answer = await other.request({ method: 'GET', url: '/api/providers', headers: { host: 'localhost' } });
  expect(answer.json()).toMatchObject({ provider_settings: { theme_text: '#343434' } });
});

test('streams of other providers stay silent, until the platform’s values change', async () => {
  const protea = await listen('protea.localhost');
  await save(staff, { theme_text: '#565656' });
  const platform = await signIn(here, 'platform@kestrel.test');
  const revision = await save(platform, { map_max_node_count: 500 }, 'platform');
  expect(await protea.next(0)).toBe(revision);
  expect(revisionsIn(protea.received)).toEqual([revision]);
  protea.close();
});

test('a lost database connection is restored, and missed events are sent', async () => {
  const stream = await listen('localhost');
  // A role may end its own connections.
  const { rowCount } = await here.database.app.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parcel push' and datname = current_database()",
  );
  expect(rowCount).toBe(2);
  const revision = await save(staff, { theme_text: '#787878' });
  expect(await stream.next(0)).toBe(revision);
  const later = await save(staff, { theme_text: '#797979' });
  expect(await stream.next(revision)).toBe(later);
  stream.close();
});

test('an unknown host has no stream', async () => {
  const answer = await there.app.inject({ method: 'GET', url: '/api/events', headers: { host: 'nobody.example' } });
  expect(answer.statusCode).toBe(404);
});

test('a stopping server ends its streams and does not wait for them', async () => {
  const third = await testApp({ database: here.database });
  await third.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listen('localhost', { at: (third.app.server.address() as AddressInfo).port });
  const start = performance.now();
  await third.app.close();
  await stream.ended;
  expect(performance.now() - start).toBeLessThan(eventMs);
});
