/** A change of a setting as the API returns it, the same for history, comparison, rollback, import and scheduled changes. */
import { mayRead, type Caller } from '#engine/state/access.ts';
import { differences, type Seen } from '#engine/changes/difference.ts';
import type { Setting } from '#engine/schema/catalogue.ts';
import { inherited, type Layer } from '#engine/state/resolve.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { SettingChange } from '#generated/types.ts';
import { settingsCatalogue } from './catalogue.ts';

/** The changes between two states that the caller may read, in screen order. */
export function changesBetween(before: Seen, after: Seen, caller: Caller): SettingChange[] {
  return differences(settingsCatalogue, before, after).flatMap((difference) => {
    const setting = settingNamed(settingsCatalogue, difference.key);
    if (!setting || !mayRead(setting, caller)) return [];
    return {
      setting: setting.key,
      ...side('from', difference.before.value),
      ...side('to', difference.after.value),
      from_set: difference.before.set_here,
      to_set: difference.after.set_here,
    };
  });
}

/** `undefined` means not set here; then the currently inherited value is shown. */
export function changeOf(
  setting: Setting,
  layers: readonly Layer[],
  here: Seen['here'],
  from: unknown,
  to: unknown,
): SettingChange {
  const below = inherited(setting, layers, here).value;
  return {
    setting: setting.key,
    ...side('from', from === undefined ? below : from),
    ...side('to', to === undefined ? below : to),
    from_set: from !== undefined,
    to_set: to !== undefined,
  };
}

function side(name: 'from' | 'to', value: unknown): Partial<SettingChange> {
  return value === undefined || value === null ? {} : { [name]: value };
}
