/** Every setting of a provider is saved through the API with a value of its type, and read back unchanged. */
import { expect, it } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { settingsValidators } from '#modules/settings/server/values/catalogue.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { jsonOf, signIn, testApp } from '../../app.ts';
import { specifiedKeys } from '../../schemas/listed-keys.ts';
import { prerequisites } from './fuzz/prerequisites.ts';

type Values = Readonly<Record<string, unknown>>;
interface Answer {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: Values;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

const catalogue: Catalogue = generated;
const site = await testApp();
const platform = await signIn(site, 'platform@kestrel.test');
/** Together they have every setting: one runs the lockers that the other uses. */
const kinds = ['locker-network', 'courier'];

const read = async (): Promise<Answer> => jsonOf(await platform.get('/api/providers/settings')) as Answer;

/** Saves what can be saved together, and returns it; values that are hidden or violate a rule are saved separately. */
async function saveTogether(settings: Values): Promise<Values> {
  const { provider_id, revision: base_revision } = await read();
  const answer = await platform.post('/api/providers/settings', { provider_id, base_revision, settings });
  if (answer.statusCode === 200) return settings;
  const { errors = [] } = jsonOf(answer) as Answer;
  const refused = new Set(errors.map(({ field }) => field.split('.', 1)[0]));
  const rest = Object.entries(settings).filter(([key]) => !refused.has(key));
  expect(rest.length, JSON.stringify(errors)).toBeGreaterThan(0);
  expect(rest.length, answer.body).toBeLessThan(Object.keys(settings).length);
  return saveTogether(Object.fromEntries(rest));
}

async function driverId(): Promise<number> {
  const { drivers } = jsonOf(await platform.get('/api/general-data')) as { drivers: readonly { id: number }[] };
  return drivers[0]!.id;
}

it('F297 every setting of the specification is saved with a value of its type, and read back as it was saved', async () => {
  await platform.confirm();
  const own: Values = { drivers_allowed_to_action_manifest_scanner: [await driverId()] };
  const settings = Object.values(catalogue.settings).filter(({ scopes }) => scopes.includes('provider'));
  let left = settings;
  for (const kind of [...kinds, ...kinds]) {
    await asOwner(site.database.owner, (tx) => tx.updateTable('providers').set({ kind }).execute());
    const facts = { 'provider.kind': kind, 'user.is_platform_admin': true, 'user.is_staff': true };
    const examples = Object.fromEntries(left.map(({ key, schema }) => [key, own[key] ?? schema.examples?.[0]]));
    const needed: Values[] = left.map((setting) => prerequisites(catalogue, settingsValidators, facts, setting) ?? {});
    const saved = await saveTogether(Object.assign({}, examples, ...needed) as Values);
    const { settings: stored } = await read();
    for (const [key, value] of Object.entries(saved))
      expect({ [key]: stored[key] }).toEqual({ [key]: catalogue.settings[key]?.secret ? { set: true } : value });
    left = left.filter(({ key }) => !Object.hasOwn(saved, key));
    if (left.length === 0) break;
  }
  expect(left.map(({ key }) => key)).toEqual([]);
  expect(specifiedKeys.filter((key) => !settings.includes(catalogue.settings[key]!))).toEqual([]);
});
