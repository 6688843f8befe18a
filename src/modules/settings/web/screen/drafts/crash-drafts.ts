/** Stores unsaved changes in the browser, so that a crash or a closed tab loses nothing. Secrets are never stored. */

import type { Drafts } from '#engine/state/state.ts';
import { keepWhileOpen } from '#platform/web/form/draft-keeper.ts';
import { recall, remember } from '#platform/web/client/memory.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';

export interface KeptDrafts {
  readonly at: string;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
}

/** Drafts belong to one user of one provider and to a scope: `place` is empty for the provider's own. */
export function draftsKey(providerId: number, userId: number, place = ''): string {
  return ['settings_drafts', providerId, userId, ...(place === '' ? [] : [place])].join(':');
}

function isKept(value: unknown): value is KeptDrafts {
  if (typeof value !== 'object' || value === null) return false;
  const { at, revision, settings, reset } = value as Partial<KeptDrafts>;
  return typeof at === 'string' && typeof revision === 'number' && typeof settings === 'object' && Array.isArray(reset);
}

/** The stored drafts that can still be used; undefined when there are none. */
export function keptDrafts(key: string, knows: (setting: string) => boolean): KeptDrafts | undefined {
  const text = recall(key);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (!isKept(kept)) return undefined;
    const settings = Object.fromEntries(Object.entries(kept.settings).filter(([name]) => knows(name)));
    const reset = kept.reset.filter(knows);
    return Object.keys(settings).length + reset.length > 0 ? { ...kept, settings, reset } : undefined;
  } catch {
    return undefined;
  }
}

/** The drafts of a stored entry. */
export function draftsIn(kept: KeptDrafts): Drafts {
  return { ...kept.settings, ...Object.fromEntries(kept.reset.map((key) => [key, undefined])) };
}

export function forgetDrafts(key: string): void {
  remember(key, null);
}

function keep(key: string, model: SettingsModel): void {
  const { drafts, revision } = model.state();
  const open = Object.entries(drafts).filter(([name]) => !model.base.catalogue.settings[name]?.secret);
  if (open.length === 0) {
    forgetDrafts(key);
    return;
  }
  const settings = Object.fromEntries(open.filter(([, draft]) => draft !== undefined));
  const reset = open.filter(([, draft]) => draft === undefined).map(([name]) => name);
  remember(key, JSON.stringify({ at: new Date().toISOString(), revision, settings, reset } satisfies KeptDrafts));
}

/** Stores a form's drafts while it is open, until the returned function is called. */
export function keepDrafts(key: string, model: SettingsModel): () => void {
  return keepWhileOpen({
    listen: (heard) => model.topics.listen(['edited'], heard),
    write: () => keep(key, model),
    forget: () => forgetDrafts(key),
    isChanged: () => Object.keys(model.state().drafts).length > 0,
  });
}
