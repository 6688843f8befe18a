/** A stored value that no longer fits its schema is for staff to see and mend; wherever it would be used, it does not count. */
import type { Catalogue } from '#engine/catalogue.ts';
import { judgeValue } from '#engine/judge.ts';
import type { Layer } from '#engine/resolve.ts';
import { catalogue } from '#generated/catalogue.ts';
import * as validators from '#generated/validators/settings.js';

const { settings }: Catalogue = catalogue;
/** What is stored for a provider is judged once for each of its states. */
const judged = new WeakMap<readonly Layer[], readonly Layer[]>();

/** The layers without the values that their schemas refuse; what lies below them counts instead. */
export function usableLayers(layers: readonly Layer[]): readonly Layer[] {
  const usable = judged.get(layers) ?? layers.map(usableLayer);
  judged.set(layers, usable);
  return usable;
}

function usableLayer({ scope, values }: Layer): Layer {
  const entries = Object.entries(values).filter(([key, { value }]) => isUsable(key, value));
  return { scope, values: Object.fromEntries(entries) };
}

function isUsable(key: string, value: unknown): boolean {
  const setting = settings[key];
  return setting === undefined || setting.secret || judgeValue(setting, value, validators).length === 0;
}
