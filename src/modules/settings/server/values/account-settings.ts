/** The settings of accounts as a list, resolved by the engine with the account as scope. */
import { canonicalKey, withAliases } from '#engine/schema/alias.ts';
import { mayRead, type Caller } from '#engine/state/access.ts';
import { resolve } from '#engine/state/resolve.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import type { ProviderValues } from './cache.ts';
import { layersOf } from './layers.ts';
import { settingsCatalogue } from './catalogue.ts';
import { findAccountValues, findValues } from './repository.ts';
import { shownValue } from './shown-value.ts';
import { scopeExists } from '../saving/repository.ts';

export interface AccountSetting {
  readonly account_id: number;
  readonly setting: string;
  readonly value: unknown;
  readonly set_here: boolean;
}

/** Every setting that an account may have, with its effective value; null when there is no such account. */
export function readAccountSettings(
  access: Access,
  providerId: number,
  accountId: number,
  values: ProviderValues,
  caller: Caller,
): Promise<AccountSetting[] | null> {
  return inTenant(access, providerId, async (tx) => {
    if (!(await scopeExists(tx, 'account', accountId))) return null;
    const { rows } = await findValues(tx, providerId, [{ scope: 'account', scopeId: accountId }]);
    const layers = [...values.layers, ...layersOf(rows)];
    return readable(caller).map((setting) => {
      const { value, set_here } = resolve(setting, layers, 'account');
      return { account_id: accountId, setting: setting.key, value: value ?? null, set_here };
    });
  });
}

/** The values that accounts of the provider set themselves: at most `limit`, and how many there are. */
export async function readAllAccountSettings(
  access: Access,
  providerId: number,
  caller: Caller,
  { setting: name, limit }: { readonly setting: string | undefined; readonly limit: number },
): Promise<{ readonly found: AccountSetting[]; readonly count: number }> {
  const keys = readable(caller)
    .map((setting) => setting.key)
    .filter((key) => (name ?? key) === key);
  const rows = await inTenant(access, providerId, (tx) =>
    findAccountValues(tx, providerId, withAliases(settingsCatalogue, keys), limit),
  );
  const found = rows.map((row) => ({
    account_id: row.scope_id,
    setting: canonicalKey(settingsCatalogue, row.key),
    value: shownValue(row),
    set_here: true,
  }));
  return { found, count: rows[0]?.total ?? 0 };
}

function readable(caller: Caller) {
  const all = Object.values(settingsCatalogue.settings);
  return all.filter((setting) => setting.scopes.includes('account') && mayRead(setting, caller));
}
