/** Stores unsaved changes in the browser, so that a crash or a closed tab loses nothing. Secrets are never stored. */

import type { Drafts } from '#engine/state/state.ts';
import { keepWhileOpen, readDraft } from '#platform/web/form/draft-keeper.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';

interface StoredDrafts {
  readonly at: string;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reset: readonly string[];
}

/** Drafts belong to one user of one provider and to a scope: `place` is empty for the provider's own. */
export function draftsKey(providerId: number, userId: number, place = ''): string {
  return ['settings_drafts', providerId, userId, ...(place === '' ? [] : [place])].join(':');
}

function isStoredDrafts(value: unknown): value is StoredDrafts {
  if (typeof value !== 'object' || value === null) return false;
  const { at, revision, settings, reset } = value as Partial<StoredDrafts>;
  return typeof at === 'string' && typeof revision === 'number' && typeof settings === 'object' && Array.isArray(reset);
}

/** The stored drafts that can still be used; undefined when there are none. */
export function readStoredDrafts(key: string, knows: (setting: string) => boolean): StoredDrafts | undefined {
  const text = readDraft(key);
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isStoredDrafts(stored)) return undefined;
    const settings = Object.fromEntries(Object.entries(stored.settings).filter(([name]) => knows(name)));
    const reset = stored.reset.filter(knows);
    return Object.keys(settings).length + reset.length > 0 ? { ...stored, settings, reset } : undefined;
  } catch {
    return undefined;
  }
}

/** The drafts of a stored entry. */
export function draftsIn(stored: StoredDrafts): Drafts {
  return { ...stored.settings, ...Object.fromEntries(stored.reset.map((key) => [key, undefined])) };
}

function textOf(model: SettingsModel): string | undefined {
  const { drafts, revision } = model.state();
  const open = Object.entries(drafts).filter(([name]) => !model.base.catalogue.settings[name]?.secret);
  if (open.length === 0) return undefined;
  const settings = Object.fromEntries(open.filter(([, draft]) => draft !== undefined));
  const reset = open.filter(([, draft]) => draft === undefined).map(([name]) => name);
  return JSON.stringify({ at: new Date().toISOString(), revision, settings, reset } satisfies StoredDrafts);
}

/** Stores a form's drafts while it is open, until the returned function is called. */
export function keepDrafts(key: string, model: SettingsModel): () => void {
  return keepWhileOpen({
    key,
    listen: (listener) => model.topics.listen(['edited'], listener),
    text: () => textOf(model),
    isChanged: () => Object.keys(model.state().drafts).length > 0,
  });
}
