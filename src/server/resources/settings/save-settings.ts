/** Saves settings in one transaction: whose turn it is, what is stored, what the engine says, and everything written together. */
import { mayRead } from '#engine/access.ts';
import { applyEdits } from '#engine/apply.ts';
import type { Edits } from '#engine/change-set.ts';
import { mergeEdits, type Clash } from '#engine/merge.ts';
import type { FieldError } from '#engine/messages.ts';
import { inherited, type Layer } from '#engine/resolve.ts';
import { settingNamed, type Base } from '#engine/state.ts';
import * as validators from '#generated/validators/settings.js';
import type { Access } from '#server/db/access.ts';
import type { KeyRing } from '#server/db/secrets.ts';
import { inSettingsTurn, type Transaction } from '#server/db/tenant.ts';
import { layersOf, providerPlaces, type ProviderValuesCache } from './layers.ts';
import { findMoved } from './moves.ts';
import { settingsCatalogue } from './read-settings.ts';
import { findChangedKeys, findValues, type Place, type StoredSettings } from './repository.ts';
import { sanitiseValue } from './sanitise.ts';
import { scopeExists, writeSettings, type AuditContext } from './save-repository.ts';
import { callerOf, type Viewer } from './viewer.ts';
import { rowsAfter, writtenOf } from './written.ts';

export interface Save {
  /** The tenant that is written: 0 for values of the platform. */
  readonly providerId: number;
  readonly place: Place;
  /** Undefined when the caller does not say what the edits were made on: then the newest wins. */
  readonly baseRevision: number | undefined;
  readonly edits: Edits;
  readonly viewer: Viewer;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly audit: AuditContext;
  readonly now: Date;
}

export interface Saved {
  readonly kind: 'saved';
  readonly revision: number;
  /** What platform and provider set, after the save. */
  readonly stored: StoredSettings;
  /** The same with the values of the place that was written, as the engine takes them. */
  readonly layers: readonly Layer[];
  /** What changed since the base, others' changes included. */
  readonly changedKeys: readonly string[];
}

export type SaveResult =
  | Saved
  | { readonly kind: 'conflict'; readonly clashes: readonly Clash[]; readonly revision: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'unknown_scope' | 'future_base' };

/** What must happen around the save in its own transaction; `before` may answer in its place. */
export interface Around<Answer> {
  before: (tx: Transaction) => Promise<Answer | undefined>;
  after: (tx: Transaction, saved: Saved) => Promise<Answer>;
}

export interface SaveServices {
  readonly access: Access;
  readonly cache: ProviderValuesCache;
  readonly keys: KeyRing;
}

/** Undoes the transaction and carries out what was found. */
class Refused extends Error {
  readonly result: SaveResult;
  constructor(result: SaveResult) {
    super('refused');
    this.result = result;
  }
}

export async function saveSettings<Answer>(
  services: SaveServices,
  save: Save,
  around: Around<Answer>,
): Promise<{ kind: 'answered'; answer: Answer } | Exclude<SaveResult, Saved>> {
  let saved: Saved | undefined;
  try {
    const answer = await inSettingsTurn(services.access, save.providerId, async (tx, revision) => {
      const before = await around.before(tx);
      if (before !== undefined) return before;
      saved = await saveIn(tx, services, save, revision);
      return around.after(tx, saved);
    });
    // Only now is it true; a process that dies before this line has merely forgotten to remember.
    if (saved) services.cache.keep(save.providerId, saved.stored);
    return { kind: 'answered', answer };
  } catch (error) {
    if (error instanceof Refused && error.result.kind !== 'saved') return error.result;
    throw error;
  }
}

async function saveIn(tx: Transaction, services: SaveServices, save: Save, revision: number): Promise<Saved> {
  const { providerId, place, viewer, now, audit } = save;
  const since = save.baseRevision ?? revision;
  // The platform's own revision may lie behind the provider's that the caller knows; a provider's may not.
  if (since > revision && place.scope !== 'platform') throw new Refused({ kind: 'future_base' });
  if (!(await placeExists(tx, place))) throw new Refused({ kind: 'unknown_scope' });
  const shared = services.cache.exactly(providerId, revision) ?? (await findValues(tx, providerId, providerPlaces));
  const narrow = place.scopeId === 0 ? [] : (await findValues(tx, providerId, [place])).rows;
  const rows = [...shared.rows, ...narrow];
  const base: Base = { catalogue: settingsCatalogue, layers: layersOf(rows), here: place.scope, facts: save.facts };
  const edits = await merged(tx, save, base, revision, since);
  const outcome = applyEdits({ base, validators, caller: callerOf(viewer), edits });
  if (!outcome.ok) throw new Refused({ kind: 'refused', errors: outcome.errors });
  const elsewhere = since < revision ? await findChangedKeys(tx, providerId, since) : [];
  const changedKeys = [...new Set([...elsewhere, ...asked(save.edits), ...outcome.remove])];
  const written = writtenOf(outcome, services.keys, providerId, place);
  const next = written.length > 0 ? await writeSettings(tx, providerId, place, written, audit, now) : revision;
  const after = rowsAfter(rows, written, place, audit, now);
  const stored = { revision: next, rows: after.filter((row) => row.scope_id === 0) };
  return { kind: 'saved', revision: next, stored, layers: layersOf(after), changedKeys };
}

/** The edits brought up to the present; throws the conflict when somebody else changed the same thing. */
async function merged(tx: Transaction, save: Save, base: Base, revision: number, since: number): Promise<Edits> {
  const edits = cleaned(save.edits);
  if (since >= revision) return edits;
  const moved = await findMoved(tx, save.providerId, save.place, asked(edits), since);
  const { edits: current, clashes } = mergeEdits(settingsCatalogue, edits, moved, (key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting && inherited(setting, base.layers, base.here).value;
  });
  if (clashes.length > 0) throw new Refused({ kind: 'conflict', clashes: readable(clashes, save.viewer), revision });
  return current;
}

/** A clash on what the caller may not even read is refused as such when the edits are applied, not told here. */
function readable(clashes: readonly Clash[], viewer: Viewer): readonly Clash[] {
  const caller = callerOf(viewer);
  return clashes.map((clash) => {
    const setting = settingNamed(settingsCatalogue, clash.key);
    return setting && mayRead(setting, caller) ? clash : { key: clash.key, base: null, theirs: null, mine: clash.mine };
  });
}

function cleaned({ settings, reset }: Edits): Edits {
  const entries = Object.entries(settings).map(([key, value]) => {
    const setting = settingNamed(settingsCatalogue, key);
    return [key, setting ? sanitiseValue(setting, value) : value] as const;
  });
  return { settings: Object.fromEntries(entries), reset };
}

function asked({ settings, reset }: Edits): string[] {
  return [...Object.keys(settings), ...reset];
}

async function placeExists(tx: Transaction, { scope, scopeId }: Place): Promise<boolean> {
  return scope === 'platform' || scope === 'provider' || scopeExists(tx, scope, scopeId);
}
