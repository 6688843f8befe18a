/** Finds references in edits to something that does not exist: an account, a branch, a member of another setting. */
import { anyOf } from '#platform/server/db/any-of.ts';
import { isRecordReference, recordName, type RecordReference } from '../../domain/record-references.ts';
import { roles } from '#platform/domain/role.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { memberTargets, referencesIn, referencesOf, type Reference } from '#engine/schema/references.ts';
import { inherited, resolve } from '#engine/state/resolve.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { settingsCatalogue } from '../values/catalogue.ts';

/** Whether any of the edits can contain references. */
export function mayRefer({ settings }: Edits): boolean {
  return Object.keys(settings).some(
    (key) => referencesIn(settingNamed(settingsCatalogue, key)?.schema ?? {}).length > 0,
  );
}

/**
 * Called for everything that writes settings: a save, a scheduled change when it is created and when it is applied, an
 * import, a rollback. The edits must fit their schemas. Stored references may stay: a deleted account does not block
 * another change.
 */
export async function unknownReferences(
  tx: Transaction,
  providerId: number,
  base: Base,
  edits: Edits,
): Promise<readonly FieldError[]> {
  const errors: FieldError[] = [];
  for (const [key, value] of Object.entries(edits.settings)) {
    const setting = settingNamed(settingsCatalogue, key);
    if (!setting || referencesIn(setting.schema).length === 0) continue;
    const before = referencesOf(setting.schema, resolve(setting, base.layers, base.here).value);
    const added = referencesOf(setting.schema, value).filter(
      ({ to, value: named }) => !before.some((other) => other.to === to && other.value === named),
    );
    for (const to of new Set(added.map((one) => one.to))) {
      const ofKind = added.filter((one) => one.to === to);
      const there = await existing(tx, providerId, base, edits, to, ofKind);
      for (const one of ofKind) if (there && !there.includes(one.value)) errors.push(missing(key, one));
    }
  }
  return errors;
}

/** The existing ones; undefined where this cannot be determined. */
async function existing(
  tx: Transaction,
  providerId: number,
  base: Base,
  edits: Edits,
  to: string,
  ofKind: readonly Reference[],
): Promise<readonly unknown[] | undefined> {
  const [list = '', field = ''] = to.split('.');
  const other = settingNamed(settingsCatalogue, list);
  if (!other)
    return findPresent(
      tx,
      providerId,
      to,
      ofKind.map(({ value }) => value),
    );
  return memberTargets(valueAfter(other, base, edits), field).map((target) => target.const);
}

function valueAfter(setting: Setting, { layers, here }: Base, { settings, reset }: Edits): unknown {
  if (Object.hasOwn(settings, setting.key)) return settings[setting.key];
  return (reset.includes(setting.key) ? inherited : resolve)(setting, layers, here).value;
}

function missing(key: string, { path, to, value }: Reference): FieldError {
  const other = settingNamed(settingsCatalogue, to.split('.')[0] ?? '');
  const message = other
    ? `“${String(value)}” is not among “${other.schema.title ?? ''}”.`
    : `There is no ${recordName(to)} “${String(value)}”.`;
  return { field: [key, ...path].join('.'), code: 'unknown_reference', message };
}

const records: Readonly<
  Record<RecordReference, (tx: Transaction, providerId: number, values: readonly unknown[]) => Promise<unknown[]>>
> = {
  'branches.code': async (tx, providerId, values) => {
    const codes = values.map(String);
    const found = tx.selectFrom('branches').select('code').where('provider_id', '=', providerId);
    return (await found.where('code', '=', anyOf(codes)).execute()).map(({ code }) => code);
  },
  'accounts.account_code': async (tx, providerId, values) => {
    const codes = values.map(String);
    const found = tx.selectFrom('accounts').select('account_code').where('provider_id', '=', providerId);
    return (await found.where('account_code', '=', anyOf(codes)).execute()).map(({ account_code: code }) => code);
  },
  'drivers.id': async (tx, providerId, values) => {
    const ids = values.map(Number);
    const drivers = tx.selectFrom('users').select('id').where('provider_id', '=', providerId);
    const found = drivers.where('role_id', '=', roles.driver).where('id', 'in', ids);
    return (await found.execute()).map(({ id }) => id);
  },
};

/** The existing ones among `values`; undefined for a reference that cannot be looked up here. */
async function findPresent(
  tx: Transaction,
  providerId: number,
  to: string,
  values: readonly unknown[],
): Promise<readonly unknown[] | undefined> {
  if (!isRecordReference(to)) return undefined;
  return values.length === 0 ? [] : records[to](tx, providerId, values);
}
