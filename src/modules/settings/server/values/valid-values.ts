/** A stored value that no longer fits its schema is for staff to see and mend; wherever it would be used, it does not count. */
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { judgeValue } from '#engine/validation/validate.ts';
import type { Layer, Stored } from '#engine/state/resolve.ts';
import { catalogue } from '#generated/catalogue.ts';
import { settingsValidators as validators } from './validators.ts';

const { settings }: Catalogue = catalogue;
/** What is stored for a provider is judged once for each of its states. */
const judged = new WeakMap<readonly Layer[], readonly Layer[]>();

/** The layers without the values that their schemas refuse; what lies below them counts instead. */
export function usableLayers(layers: readonly Layer[]): readonly Layer[] {
  const found = judged.get(layers) ?? layers.map(usableLayer);
  judged.set(layers, found);
  return found;
}

function usableLayer({ scope, values }: Layer): Layer {
  const entries = Object.entries(values).filter(([key, stored]) => isUsable(key, stored));
  return { scope, values: Object.fromEntries(entries) };
}

/** A value is judged once for as long as it is stored: a save of one leaves the objects of the others alone. */
const usable = new WeakMap<Stored, boolean>();

function isUsable(key: string, stored: Stored): boolean {
  const known = usable.get(stored);
  if (known !== undefined) return known;
  const setting = settings[key];
  const answer = setting === undefined || setting.secret || judgeValue(setting, stored.value, validators).length === 0;
  usable.set(stored, answer);
  return answer;
}
