/** Compares the settings of a scope between two revisions, in screen order. */
import { mayRead, type Caller } from '#engine/state/access.ts';
import { inScreenOrder, type Seen } from '#engine/changes/difference.ts';
import type { SettingChange } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { findMovedSecrets, findStateAt } from './history-repository.ts';
import { layersOf, providerPlaces } from '../values/layers.ts';
import type { Revision } from './revisions.ts';
import { chainOf } from '../scopes/scope.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { Place, ValueRow } from '../values/repository.ts';
import { changesBetween } from '../values/serialize-change.ts';

/** The scope with those that it inherits from. */
export function placesUnder(place: Place): readonly Place[] {
  return [...providerPlaces, ...chainOf(place)];
}

export function seenFrom(place: Place, rows: readonly ValueRow[]): Seen {
  return { layers: layersOf(rows), here: place.scope };
}

export async function compareSettings(
  tx: Transaction,
  providerId: number,
  place: Place,
  from: Revision,
  to: Revision,
  caller: Caller,
): Promise<SettingChange[]> {
  const places = placesUnder(place);
  const before = seenFrom(place, await findStateAt(tx, providerId, places, from.revision));
  const after = seenFrom(place, await findStateAt(tx, providerId, places, to.revision));
  const found = new Map(changesBetween(before, after, caller).map((change) => [change.setting, change]));
  const [first, last] = [Math.min(from.revision, to.revision), Math.max(from.revision, to.revision)];
  const order = inScreenOrder(settingsCatalogue);
  const secrets = order.filter(({ secret }) => secret).map(({ key }) => key);
  const moved = new Set(await findMovedSecrets(tx, providerId, place, first, last, secrets));
  return order.flatMap((setting) => {
    const change = found.get(setting.key);
    if (change) return change;
    // A secret that is set in both, but was changed in between.
    const renewed = setting.secret && moved.has(setting.key) && mayRead(setting, caller);
    const isSet = after.layers.some(({ scope, values }) => scope === place.scope && setting.key in values);
    if (!renewed || !isSet) return [];
    return { setting: setting.key, from: { set: true }, to: { set: true }, from_set: true, to_set: true };
  });
}
