/** Returns the settings of a provider that a caller may read, all of them or those changed since a revision. */
import { mayRead, type Caller } from '#engine/state/access.ts';
import { canonicalKey } from '#engine/schema/alias.ts';
import type { Scope, Setting } from '#engine/schema/catalogue.ts';
import { inherited, resolve, type Layer, type Resolved } from '#engine/state/resolve.ts';
import type { Provenance, Settings } from '#generated/types.ts';
import { settingsCatalogue } from './catalogue.ts';
import type { ProviderValues } from './cache.ts';
import { usableLayers } from './layers.ts';

export interface SettingsAnswer {
  provider_id: number;
  revision: number;
  settings: Settings;
  removed: string[];
  provenance: Record<string, Provenance>;
}

/** Every setting with a value that the caller may read. */
export function readAll(
  providerId: number,
  values: Pick<ProviderValues, 'revision' | 'layers'>,
  caller: Caller,
  here: Scope = 'provider',
): SettingsAnswer {
  const answer = emptyAnswer(providerId, values.revision);
  for (const setting of Object.values(settingsCatalogue.settings)) {
    if (!mayRead(setting, caller)) continue;
    addSetting(answer, setting, values.layers, caller, here);
  }
  return answer;
}

/** For the changed keys: the current value, or `removed` where only the default remains. */
export function readChanged(
  providerId: number,
  values: Pick<ProviderValues, 'revision' | 'layers'>,
  caller: Caller,
  keys: Iterable<string>,
  here: Scope = 'provider',
): SettingsAnswer {
  const answer = emptyAnswer(providerId, values.revision);
  for (const key of keys) {
    const setting = settingsCatalogue.settings[canonicalKey(settingsCatalogue, key)];
    // A key that was removed from the catalogue used to be readable, so its name reveals nothing.
    if (!setting) answer.removed.push(key);
    if (!setting || !mayRead(setting, caller)) continue;
    const { source } = addSetting(answer, setting, values.layers, caller, here);
    if (source === 'default') answer.removed.push(setting.key, ...setting.aliases);
  }
  return answer;
}

/** Only valid values, of the settings that `keep` accepts. */
export function effectiveValues(
  layers: readonly Layer[],
  caller: Caller,
  here: Scope,
  filter?: (resolved: Resolved) => boolean,
): Settings {
  const values: Record<string, unknown> = {};
  for (const setting of Object.values(settingsCatalogue.settings)) {
    if (!mayRead(setting, caller)) continue;
    const resolved = resolve(setting, layers, here);
    if (resolved.value !== undefined && (!filter || filter(resolved))) put(values, setting, resolved.value);
  }
  return values;
}

/** Under its key and its earlier keys, for API clients that use those. */
function put(values: Record<string, unknown>, { key, aliases }: Setting, value: unknown): void {
  values[key] = value;
  for (const alias of aliases) values[alias] = value;
}

function emptyAnswer(provider_id: number, revision: number): SettingsAnswer {
  return { provider_id, revision, settings: {}, removed: [], provenance: {} };
}

/** The value after a reset, where it is not the default, which every reader knows. */
function inheritedFrom(setting: Setting, layers: readonly Layer[], here: Scope): Pick<Provenance, 'inherited'> {
  const { value, source } = inherited(setting, usableLayers(layers), here);
  return source === 'default' ? {} : { inherited: { source, value } };
}

/** Only staff see who changed something, and stored values that are invalid; others see the provenance of valid values. */
function addSetting(
  answer: SettingsAnswer,
  setting: Setting,
  layers: readonly Layer[],
  caller: Caller,
  here: Scope,
): Resolved {
  const staff = caller.audience === 'staff';
  const usable = resolve(setting, usableLayers(layers), here);
  const resolved = staff ? resolve(setting, layers, here) : usable;
  const { value, source, set_here, by, at } = resolved;
  if (value !== undefined) put(answer.settings as Record<string, unknown>, setting, value);
  answer.provenance[setting.key] = {
    source,
    set_here,
    ...(staff && by ? { by } : {}),
    ...(staff && at ? { at } : {}),
    ...(set_here ? inheritedFrom(setting, layers, here) : {}),
    ...(source === usable.source ? {} : { unusable: true }),
  };
  return resolved;
}
