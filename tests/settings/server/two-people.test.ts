/**
 * Two users save the same settings concurrently, over real connections, repeatedly: no acknowledged change is lost, and each conflict is
 * reported once.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from '#engine/values/json-value.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';
import { sendRequest, requestJson } from '../../e2e/api.ts';
import { buildUser, roleIds } from '../../factories/user.ts';

const rounds = 25;
const site = await testApp();
await asOwner(site.database.owner, (tx) =>
  buildUser(tx, { provider_id: 0, email: 'second@kestrel.test', role_id: roleIds.platformAdmin }),
);
const address = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
const port = Number(address.port);
const kestrel = signIn(site, 'staff@kestrel.test');

interface State {
  revision: number;
  settings: Record<string, unknown>;
}

interface Edits {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
}

/** Few values, so that both often change the same setting and sometimes to the same value. */
const few = fc.integer({ min: 1, max: 3 });
const members = fc.subarray(['quote', 'cancelled', 'delivered', 'collected'], { minLength: 1 });

interface Place {
  readonly kind: 'provider' | 'platform';
  /** Providers by the end of their users' email addresses; each counts its own saves. */
  readonly people: readonly [string, string];
  readonly values: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** Sometimes reset. */
  readonly dropped: readonly string[];
  /** Its members never conflict. */
  readonly set: string;
}

const places: readonly Place[] = [
  {
    kind: 'provider',
    people: ['staff@kestrel.test', 'manager@kestrel.test'],
    values: {
      dashboard_undelivered_shipments_duration: few,
      dashboard_uncollected_shipments_duration: few,
      dashboard_unclosed_collection_requests_duration: few,
      dashboard_stats_start_date: fc.constantFrom('2026-01-01', '2026-02-01'),
      exclude_collection_day_from_performance_calculations: fc.boolean(),
    },
    dropped: ['dashboard_undelivered_shipments_duration', 'dashboard_uncollected_shipments_duration'],
    set: 'dashboard_undelivered_shipments_exclude_statuses',
  },
  {
    kind: 'platform',
    people: ['platform@kestrel.test', 'second@kestrel.test'],
    values: {
      map_max_node_count: few,
      vat_percentage: few,
      latest_driver_app_version: fc.constantFrom('1.2.3', '1.2.4'),
      shorten_urls: fc.boolean(),
    },
    dropped: ['map_max_node_count', 'vat_percentage'],
    set: 'exclude_tracking_statuses',
  },
];

function editsAt({ values, dropped, set }: Place): fc.Arbitrary<Edits> {
  return fc
    .record({
      settings: fc.record({ ...values, [set]: members }, { requiredKeys: [] }),
      drop: fc.subarray([...dropped]),
    })
    .map(({ settings, drop }) => ({
      settings: Object.fromEntries(Object.entries(settings).filter(([key]) => !drop.includes(key))),
      reset: drop,
    }));
}

function state({ kind }: Place, { token }: Caller): Promise<State> {
  return requestJson<State>(port, `/api/providers/settings?scope=${kind}`, { token });
}

async function save({ kind }: Place, { token }: Caller, base: State, { settings, reset }: Edits) {
  const body = { base_revision: base.revision, scope: { kind }, settings, reset };
  const { status, text } = await sendRequest(port, '/api/providers/settings', { token, body });
  const responseBody = JSON.parse(text) as { code?: string; conflicts?: { key: string }[] };
  return { status, said: responseBody, conflicts: (responseBody.conflicts ?? []).map(({ key }) => key).sort() };
}

/** The effect of an edit on a setting: `undefined` is a reset. */
function requestedRule(edit: Edits, key: string): unknown {
  return edit.reset.includes(key) ? undefined : edit.settings[key];
}

function keysOf({ settings, reset }: Edits): string[] {
  return [...Object.keys(settings), ...reset];
}

/** The expected stored values; settings that a user reset are not included. */
function expectedAfter({ set }: Place, base: State, acknowledged: readonly Edits[]): Record<string, unknown> {
  const after: Record<string, unknown> = { ...base.settings };
  for (const key of acknowledged.flatMap(({ reset }) => reset)) delete after[key];
  for (const [key, value] of acknowledged.flatMap(({ settings }) => Object.entries(settings))) {
    // Saving the stored value changes nothing, so the other user's change of it is kept.
    if (!sameJson(base.settings[key], value)) after[key] = value;
  }
  // Members of a set never conflict: additions of both are included, removals of both are applied.
  const before = (base.settings[set] ?? []) as string[];
  const lists = acknowledged.filter(({ settings }) => set in settings).map(({ settings }) => settings[set] as string[]);
  const added = lists.flatMap((list) => list.filter((member) => !before.includes(member)));
  const stayed = before.filter((member) => lists.every((list) => list.includes(member)));
  return { ...after, [set]: [...new Set([...stayed, ...added])].sort() };
}

/** The settings that both changed differently, which a conflict may name. */
function differing({ set }: Place, one: Edits, other: Edits): string[] {
  const both = keysOf(one).filter((key) => key !== set && keysOf(other).includes(key));
  return both.filter((key) => !sameJson(requestedRule(one, key), requestedRule(other, key)));
}

async function round(place: Place, people: readonly Caller[], pair: readonly Edits[]) {
  const { set } = place;
  const bases = await Promise.all(people.map((person) => state(place, person)));
  const base = bases[0]!;
  const answers = await Promise.all(pair.map((edit, index) => save(place, people[index]!, bases[index]!, edit)));
  const acknowledged = pair.filter((_, person) => answers[person]?.status === 200);
  const { settings } = await state(place, people[1]!);
  const expected = expectedAfter(place, base, acknowledged);
  const reported = answers.filter(({ status }) => status === 409).map(({ conflicts }) => conflicts);
  const found = Object.fromEntries(Object.keys(expected).map((key) => [key, settings[key]]));
  return {
    statuses: answers.map(({ status }) => status).sort((a, b) => a - b),
    told: reported,
    untrue: reported.flat().filter((key) => !differing(place, pair[0]!, pair[1]!).includes(key)),
    found: { ...found, [set]: [...((settings[set] ?? []) as string[])].sort() },
    expected,
  };
}

let corner = 0;

async function saveAsProvider(): Promise<void> {
  const staff = await kestrel;
  const { revision: base_revision } = (await staff.get('/api/providers/settings')).json<State>();
  corner = (corner + 1) % 12;
  const body = { base_revision, settings: { theme_corner_radius: corner } };
  expect((await staff.post('/api/providers/settings', body)).statusCode).toBe(200);
}

test.each(places)(
  `${rounds} times two users save concurrently for the $kind, and no acknowledged change is lost`,
  async (place) => {
    const conflicts: string[][] = [];
    const people = await Promise.all(place.people.map((email) => signIn(site, email)));
    const edits = editsAt(place);
    for (const pair of fc.sample(fc.tuple(edits, edits), { numRuns: rounds, seed: 20260309 })) {
      const done = await round(place, people, pair);
      // A provider's save meanwhile only moves its own revision.
      if (place.kind === 'platform') await saveAsProvider();
      // One of the two is always acknowledged; a conflict is reported to exactly the other, and names what both changed differently.
      expect(done.statuses).toEqual(done.told.length === 0 ? [200, 200] : [200, 409]);
      expect(done.untrue).toEqual([]);
      expect(done.found).toEqual(done.expected);
      conflicts.push(...done.told);
    }
    expect(conflicts.length).toBeGreaterThan(5);
    expect(conflicts.length).toBeLessThan(rounds);
    expect(conflicts.every((keys) => keys.length > 0)).toBe(true);
  },
  60_000,
);
