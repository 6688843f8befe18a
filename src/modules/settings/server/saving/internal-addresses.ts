/** Finds addresses in edits that our server would connect to although they are in our own network. */
import type { FieldError } from '#engine/validation/messages.ts';
import { settingNamed } from '#engine/state/state.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { Save } from './decide.ts';

export function internalAddresses(
  { outbound }: Pick<Save, 'outbound'>,
  { settings }: Save['edits'],
): readonly FieldError[] {
  if (!outbound) return [];
  return Object.entries(settings).flatMap(([key, value]) =>
    settingNamed(settingsCatalogue, key)?.schema['x-outbound'] === true ? outbound.refuseInternal(key, value) : [],
  );
}
