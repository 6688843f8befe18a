/** Two people edit one section at once, over real connections, again and again: no acknowledged change is lost, each clash is told once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from '#engine/json-value.ts';
import { signIn, testApp } from '../../app.ts';
import { ask, askJson } from '../../e2e/api.ts';

const rounds = 50;
const site = await testApp();
const people = await Promise.all(['staff@kestrel.test', 'ops@kestrel.test'].map((email) => signIn(site, email)));
const address = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
const port = Number(address.port);

interface State {
  revision: number;
  settings: Record<string, unknown>;
}

interface Edits {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
}

/** Few values, so that the two often mean the same setting and sometimes the same value. */
const days = fc.integer({ min: 1, max: 3 });
const members = fc.subarray(['quote', 'cancelled', 'delivered', 'collected'], { minLength: 1 });
const set = 'dashboard_undelivered_shipments_exclude_statuses';
const edits: fc.Arbitrary<Edits> = fc
  .record({
    settings: fc.record(
      {
        dashboard_undelivered_shipments_duration: days,
        dashboard_uncollected_shipments_duration: days,
        dashboard_unclosed_collection_requests_duration: days,
        dashboard_stats_start_date: fc.constantFrom('2026-01-01', '2026-02-01'),
        exclude_collection_day_from_performance_calculations: fc.boolean(),
        [set]: members,
      },
      { requiredKeys: [] },
    ),
    drop: fc.subarray(['dashboard_undelivered_shipments_duration', 'dashboard_uncollected_shipments_duration']),
  })
  .map(({ settings, drop }) => ({
    settings: Object.fromEntries(Object.entries(settings).filter(([key]) => !drop.includes(key))),
    reset: drop,
  }));

function state(person: number): Promise<State> {
  return askJson<State>(port, '/api/providers/settings', { token: people[person]!.token });
}

async function save(person: number, base: State, { settings, reset }: Edits) {
  const body = { base_revision: base.revision, settings, reset };
  const { status, text } = await ask(port, '/api/providers/settings', { token: people[person]!.token, body });
  const said = JSON.parse(text) as { code?: string; conflicts?: { key: string }[] };
  return { status, said, conflicts: (said.conflicts ?? []).map(({ key }) => key).sort() };
}

/** What an edit makes of a setting: `undefined` is a reset. */
function wantedOf(edit: Edits, key: string): unknown {
  return edit.reset.includes(key) ? undefined : edit.settings[key];
}

function keysOf({ settings, reset }: Edits): string[] {
  return [...Object.keys(settings), ...reset];
}

/** What must be stored afterwards; what somebody reset is left open. */
function expectedAfter(base: State, acknowledged: readonly Edits[]): Record<string, unknown> {
  const after: Record<string, unknown> = { ...base.settings };
  for (const key of acknowledged.flatMap(({ reset }) => reset)) delete after[key];
  for (const [key, value] of acknowledged.flatMap(({ settings }) => Object.entries(settings))) {
    // Saving what is there already changes nothing, so the other's change of it stands.
    if (!sameJson(base.settings[key], value)) after[key] = value;
  }
  // Members of a set never clash: what either added is in, what either removed is out.
  const before = (base.settings[set] ?? []) as string[];
  const lists = acknowledged.filter(({ settings }) => set in settings).map(({ settings }) => settings[set] as string[]);
  const added = lists.flatMap((list) => list.filter((member) => !before.includes(member)));
  const stayed = before.filter((member) => lists.every((list) => list.includes(member)));
  return { ...after, [set]: [...new Set([...stayed, ...added])].sort() };
}

/** The settings that both changed in different ways: what a clash may name. */
function differing(one: Edits, other: Edits): string[] {
  const both = keysOf(one).filter((key) => key !== set && keysOf(other).includes(key));
  return both.filter((key) => !sameJson(wantedOf(one, key), wantedOf(other, key)));
}

async function round(pair: readonly Edits[]) {
  const base = await state(0);
  const answers = await Promise.all(pair.map((edit, person) => save(person, base, edit)));
  const acknowledged = pair.filter((_, person) => answers[person]?.status === 200);
  const { settings } = await state(1);
  const expected = expectedAfter(base, acknowledged);
  const told = answers.filter(({ status }) => status === 409).map(({ conflicts }) => conflicts);
  const found = Object.fromEntries(Object.keys(expected).map((key) => [key, settings[key]]));
  return {
    statuses: answers.map(({ status }) => status).sort((a, b) => a - b),
    told,
    untrue: told.flat().filter((key) => !differing(pair[0]!, pair[1]!).includes(key)),
    found: { ...found, [set]: [...((settings[set] ?? []) as string[])].sort() },
    expected,
  };
}

test(`${rounds} times two people save one section at once, and nobody’s acknowledged change is lost`, async () => {
  const told: string[][] = [];
  for (const pair of fc.sample(fc.tuple(edits, edits), { numRuns: rounds, seed: 20260309 })) {
    const done = await round(pair);
    // One of the two is always acknowledged; a clash is told to exactly the other, and names what both changed differently.
    expect(done.statuses).toEqual(done.told.length === 0 ? [200, 200] : [200, 409]);
    expect(done.untrue).toEqual([]);
    expect(done.found).toEqual(done.expected);
    told.push(...done.told);
  }
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(rounds);
  expect(told.every((keys) => keys.length > 0)).toBe(true);
}, 60_000);
