/** The differences between two states of the same scope: for comparing revisions, and for previewing a rollback or an import. */

import type { Catalogue, Setting } from '../schema/catalogue.ts';
import { resolve, type Layer, type Resolved } from '../state/resolve.ts';
import type { Base } from '../state/state.ts';
import { sameValue } from '../values/same-value.ts';

export interface Difference {
  readonly key: string;
  readonly before: Resolved;
  readonly after: Resolved;
}

/** Layers and the scope from which they are seen. */
export type Seen = Pick<Base, 'layers' | 'here'>;

/**
 * The settings whose value, or whether they are set here, differs; in screen order. Of a secret only whether it is set
 * is compared.
 */
export function differences(catalogue: Catalogue, before: Seen, after: Seen): readonly Difference[] {
  const isUntouched = untouchedBetween(before, after);
  return inScreenOrder(catalogue).flatMap((setting) => {
    if (isUntouched(setting.key)) return [];
    const [one, other] = [resolve(setting, before.layers, before.here), resolve(setting, after.layers, after.here)];
    const same = one.set_here === other.set_here && sameValue(setting, one.value, other.value);
    return same ? [] : [{ key: setting.key, before: one, after: other }];
  });
}

/** Most settings hold the same objects in both states, which need no comparison. */
function untouchedBetween(before: Seen, after: Seen): (key: string) => boolean {
  if (before.here !== after.here) return () => false;
  const held = ({ layers }: Seen, wanted: string) => layers.find(({ scope }) => scope === wanted)?.values;
  const scopes = new Set([...before.layers, ...after.layers].map(({ scope }) => scope));
  const pairs = [...scopes].map((scope) => [held(before, scope), held(after, scope)] as const);
  return (key) => pairs.every(([one, other]) => one?.[key] === other?.[key]);
}

const inOrder = new WeakMap<Catalogue, readonly Setting[]>();

/** Every setting of the catalogue in screen order, tab by tab and section by section. */
export function inScreenOrder(catalogue: Catalogue): readonly Setting[] {
  const settings = inOrder.get(catalogue) ?? orderOf(catalogue);
  inOrder.set(catalogue, settings);
  return settings;
}

function orderOf(catalogue: Catalogue): readonly Setting[] {
  return catalogue.tabs.flatMap((tab) =>
    tab.sections.flatMap((id) =>
      (catalogue.sections[`${tab.id}/${id}`]?.keys ?? []).flatMap((key) => catalogue.settings[key] ?? []),
    ),
  );
}

/** The values set in the scope `here` itself, by key. */
export function setHere({ layers, here }: Seen): Layer['values'] {
  return layers.find(({ scope }) => scope === here)?.values ?? {};
}
