/**
 * Generated values for every setting: the form in the browser, the API and the stored values must agree. `FUZZ_SEED` repeats a run,
 * `FUZZ_VALUES` increases the number of values (`npm run test:long`).
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permissionCheck } from '#platform/domain/permission.ts';
import { textFindings } from '#modules/messaging/domain/text-findings.ts';
import type { Catalogue, Setting } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';
import { settingsValidators } from '#modules/settings/server/values/catalogue.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { addsRows } from '#modules/settings/web/shared/validating.ts';
import { withoutBlankRows } from '#engine/values/blank-rows.ts';
import type { FormBase } from '#modules/settings/web/shared/form-state.ts';
import { checkStored, storedTask } from '../../../../scripts/gates/stored.ts';
import { callerWith, signIn, testApp } from '../../../app.ts';
import { testMs } from '../../../patience.ts';
import { arbitraryValue } from './arbitrary-value.ts';
import { BothSides } from './both-sides.ts';
import { prerequisites } from './prerequisites.ts';

const valueCount = Number(process.env['FUZZ_VALUES'] ?? 400);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_309);

const catalogue: Catalogue = generated;
const settings = Object.values(catalogue.settings);
const site = await testApp();
const other = await testApp({ database: site.database });
const writer = await signIn(site, 'platform@kestrel.test');
const person = await signIn(site, 'staff@kestrel.test');
const reader = callerWith(other, writer.token);

interface Me {
  readonly user: { readonly id: number; readonly account_id: number };
}
const me = async (email: string) => (await (await signIn(site, email)).get('/api/users/me')).json<Me>().user;
const narrow = { account: (await me('owner@acme.test')).account_id, user: (await me('staff@kestrel.test')).id };

async function storedIn(scope: 'account' | 'user', key: string): Promise<unknown> {
  const rows = asOwner(site.database.owner, (tx) =>
    tx
      .selectFrom('setting_values')
      .select('value')
      .where('scope', '=', scope)
      .where('scope_id', '=', narrow[scope])
      .where('key', '=', key)
      .execute(),
  );
  return (await rows)[0]?.value;
}

const base: FormBase = {
  catalogue,
  validators: { ...validators, further: textFindings },
  caller: { audience: 'staff', can: permissionCheck(['*']) },
  scope: 'provider',
  facts: {
    'provider.kind': 'courier',
    'provider.status': 'active',
    'user.is_platform_admin': true,
    'user.is_staff': true,
    'user.is_internal': false,
    environment: 'dev',
  },
};

/** A form omits blank rows from its request. */
function asSent(setting: Setting, value: unknown): unknown {
  return addsRows(setting) ? withoutBlankRows(setting.schema, value) : value;
}

/** The nth value of a setting is the same in every run with one seed, however many there are. */
function valuesFor(setting: Setting, index: number): readonly unknown[] {
  return fc.sample(arbitraryValue(setting.schema), {
    seed: seed + index,
    numRuns: Math.ceil(valueCount / settings.length),
  });
}

it(
  `browser, API and database agree on ${valueCount} generated values over all settings`,
  async () => {
    const sides = await BothSides.open({ base, writer, reader, person, narrow, storedIn });
    const values = settings.map(valuesFor);
    const disagreed: string[] = [];
    for (let count = 0; count < valueCount; count += 1) {
      const at = count % settings.length;
      if (at === 0) await sides.startAnew();
      const setting = settings[at]!;
      const value = asSent(setting, values[at]?.[Math.floor(count / settings.length)]);
      const before = prerequisites(catalogue, base.validators, base.facts, setting) ?? {};
      const found = await sides.disagreements(setting, value, before);
      if (found.length > 0)
        disagreed.push(`${setting.key} = ${JSON.stringify(value)?.slice(0, 400)}\n  ${found.join('\n  ')}`);
      if (disagreed.length >= 20) break;
    }
    expect(disagreed, `FUZZ_SEED=${seed}`).toEqual([]);
    expect(sides.accepted).toBeGreaterThan(valueCount / 5);
    expect(sides.refused).toBeGreaterThan(valueCount / 5);
    const task = storedTask(site.database, { catalogue, validators: settingsValidators }, []);
    expect((await checkStored(task, 'check')).findings).toEqual([]);
  },
  Math.max(testMs, valueCount * 200),
);

it('detects a validator that accepts what the API rejects', async () => {
  const key = 'map_max_node_count';
  const setting = catalogue.settings[key]!;
  const lax = { ...base.validators, settings: { ...validators.settings, [key]: () => true } };
  const sides = await BothSides.open({ base: { ...base, validators: lax }, writer, reader, person, narrow, storedIn });
  const found: string[] = [];
  for (const value of valuesFor(setting, 0).concat('many', -1, 1e9))
    found.push(...(await sides.disagreements(setting, value, {})));
  expect(found.join('\n')).toMatch(/the value: the browser says \[\], the API \["map_max_node_count/);
});
