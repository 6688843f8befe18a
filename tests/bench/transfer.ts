/** The cost of exporting a provider that sets everything it can, and of a dry run of importing that file, compared to a minimal transaction. */
import type { Setting } from '#engine/schema/catalogue.ts';
import { requiresReauthentication } from '#engine/schema/reauthentication.ts';
import { catalogue } from '#generated/catalogue.ts';
import type { ImportSettingsAnswer200, SettingsFile } from '#generated/types.ts';
import { load, type Load } from './load.ts';
import { median } from './quantile.ts';
import type { Line } from './report.ts';
import { buildProcess, headersOf, serve } from './server/server.ts';
import { buildWorld, type Caller } from './server/server-world.ts';

const connections = 1;
const rounds = 3;
const seconds = 2;
/** The limit, in tenant transactions. */
const floors = 20;

export async function measureTransfer(): Promise<readonly Line[]> {
  const world = await buildWorld(connections);
  const file = await buildProcess();
  const ours = await serve(file, 'ours');
  const floor = await serve(file, 'floor');
  try {
    const [caller] = world.apart;
    if (!caller) throw new Error('nobody is signed in');
    return await measure(ours.address, floor.address, caller);
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
    await world.close();
  }
}

async function measure(ours: string, floor: string, caller: Caller): Promise<readonly Line[]> {
  const whole = await fullProvider(ours, caller);
  const other = { ...whole, settings: changed(whole.settings) };
  const headers = { ...headersOf(caller), 'content-type': 'application/json' };
  const importing = (given: SettingsFile) => {
    const body = JSON.stringify({ file: given });
    const request = { method: 'POST', path: '/api/providers/settings/import', headers, body: () => body } as const;
    return () => load(ours, seconds, connections, 200, () => request);
  };
  const getting = (address: string, path: string) => () =>
    load(address, seconds, connections, 200, () => ({ method: 'GET', path, headers: headersOf(caller) }));
  const scenarios: Readonly<Record<string, () => Promise<Load>>> = {
    floor: getting(floor, '/transaction'),
    export: getting(ours, '/api/providers/settings/export'),
    same: importing(whole),
    other: importing(other),
  };
  const found: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, run] of Object.entries(scenarios)) {
      const { perSecond } = await run();
      if (round > 0) (found[name] ??= []).push(1000 / perSecond);
    }
  const count = Object.keys(whole.settings).length;
  const line = (what: string, name: string): Line => {
    const value = median(found[name] ?? []);
    const ratio = value / median(found['floor'] ?? []);
    return {
      part: 'transfer',
      what,
      value,
      unit: 'ms',
      against: 'floor',
      ratio,
      goal: { of: 'ratio', atMost: floors },
    };
  };
  return [
    { part: 'transfer', what: 'bare Fastify, tenant transaction', value: median(found['floor'] ?? []), unit: 'ms' },
    line(`export of ${count} settings`, 'export'),
    line(`dry run of an import, all ${count} the same`, 'same'),
    line(`dry run of an import, ${differing(whole, other)} of ${count} different`, 'other'),
  ];
}

/** Sets everything that a provider may set, by importing it; returns the export. */
async function fullProvider(ours: string, caller: Caller): Promise<SettingsFile> {
  const settings: Record<string, unknown> = {};
  for (const setting of Object.values<Setting>(catalogue.settings)) {
    const { key, schema, scopes } = setting;
    const value: unknown = schema.examples?.[0] ?? schema.default;
    // Settings that require re-authentication are skipped.
    if (!requiresReauthentication(setting) && scopes.includes('provider') && value !== undefined) settings[key] = value;
  }
  const headers = { ...headersOf(caller), 'content-type': 'application/json' };
  const send = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${ours}/api/providers/settings/${path}`, { headers, ...sent });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const empty = await send<SettingsFile>('export');
  const file = { ...empty, settings };
  const { revision } = await send<ImportSettingsAnswer200>('import', { file });
  await send('import', { file, base_revision: revision });
  return send('export');
}

/** Resets every other setting to its default, if it has one. */
function changed(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all: Readonly<Record<string, Setting>> = catalogue.settings;
  const entries = Object.entries(settings).map(([key, value], index) => [
    key,
    index % 2 === 0 ? (all[key]?.schema.default ?? value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function differing(one: SettingsFile, other: SettingsFile): number {
  const keys = Object.keys(one.settings);
  return keys.filter((key) => JSON.stringify(one.settings[key]) !== JSON.stringify(other.settings[key])).length;
}
