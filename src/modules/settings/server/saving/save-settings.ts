/**
 * Saves settings: reads stored values, merges changes of others, lets the engine decide, and writes everything in one
 * transaction.
 */
import pg from 'pg';
import { canonicalEdits } from '#engine/schema/alias.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import { mergeEdits, type MergeConflict, type Moved } from '#engine/changes/merge.ts';
import { mayRead } from '#engine/state/access.ts';
import { inherited } from '#engine/state/resolve.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import { isFutureBase } from '#platform/domain/base-revision.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { withSettingsLock, type Transaction } from '#platform/server/db/tenant.ts';
import { chainOf, isKnownScope } from '../scopes/scope.ts';
import { guard, reauthenticationKeys, PasswordRequired } from '../services/reauthentication.ts';
import type { ProviderValues, ProviderValuesCache } from '../values/cache.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { providerPlaces } from '../values/layers.ts';
import { findChangedKeys, findValues, type StoredSettings } from '../values/repository.ts';
import { callerOf, type Viewer } from '../values/viewer.ts';
import {
  editedKeys,
  baseOf,
  cleaned,
  decide,
  deniedWrites,
  savedOf,
  type Decided,
  type Save,
  type Saved,
} from './decide.ts';
import { internalAddresses } from './internal-addresses.ts';
import { findMoved, movedBy, savesSince } from './recent-changes.ts';
import { writeSettings, type Written } from './repository.ts';
import type { SaveQueue } from './save-queue.ts';
import { mayRefer, unknownReferences } from './unknown-references.ts';

export type Unsaved =
  | { readonly kind: 'conflict'; readonly conflicts: readonly MergeConflict[]; readonly revision: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'unknown_scope' | 'future_base' };

/** Idempotency of a request: reads and stores its answer in the transaction of the save. */
export interface Repeatable<Answer> {
  before: (tx: Transaction) => Promise<Answer | undefined>;
  store: (tx: Transaction, answer: Answer) => Promise<void>;
}

export interface SaveServices {
  readonly access: Access;
  readonly cache: ProviderValuesCache;
  readonly queue: SaveQueue;
  readonly keys: KeyRing;
}

/** Rolls back the transaction and carries the result. */
class Refused extends Error {
  readonly result: Unsaved;
  constructor(result: Unsaved) {
    super('refused');
    this.result = result;
  }
}

/** The cache does not suffice: the save needs a transaction that holds the lock. */
class NeedsTransaction extends Error {}

/** `serialize` creates the response from the result. */
export function saveSettings<Answer>(
  services: SaveServices,
  requested: Save,
  serialize: (saved: Saved) => Answer,
  repeatable?: Repeatable<Answer>,
): Promise<{ kind: 'answered'; answer: Answer } | Unsaved> {
  const save = { ...requested, edits: canonicalEdits(settingsCatalogue, requested.edits) };
  const { providerId } = save;
  const { promise, resolve, reject } = deferred<{ kind: 'answered'; answer: Answer } | Unsaved>();
  const waiting = {
    save: repeatable ? undefined : save,
    saved: (saved: Saved) =>
      void Promise.resolve(saved)
        .then((one) => ({ kind: 'answered' as const, answer: serialize(one) }))
        .then(resolve, reject),
    alone: () => saveAlone(services, save, serialize, repeatable).then(resolve, reject),
    failed: reject,
  };
  services.queue.add(providerId, waiting, (saves) => saveTogether(services, providerId, saves));
  return promise;
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve, reject };
}

/** In a transaction that holds the lock, with the stored values at that time. */
async function saveAlone<Answer>(
  services: SaveServices,
  save: Save,
  serialize: (saved: Saved) => Answer,
  repeatable?: Repeatable<Answer>,
): Promise<{ kind: 'answered'; answer: Answer } | Unsaved> {
  const { cache, access } = services;
  const { providerId } = save;
  let saved: Saved | undefined;
  try {
    const answer = await withSettingsLock(access, providerId, async (tx, revision) => {
      const before = await repeatable?.before(tx);
      if (before !== undefined) return before;
      const stored = cache.exactly(providerId, revision) ?? (await findValues(tx, providerId, providerPlaces));
      const decided = await decideOn(services, save, { recent: [], ...stored }, tx);
      saved = savedOf(save, decided.before, await written(tx, save, decided.before, decided.rows), decided);
      const response = serialize(saved);
      await repeatable?.store(tx, response);
      return response;
    });
    // After the commit: a process that dies before it only loses the cache entry.
    if (saved) cache.store(providerId, saved.stored, saved.recent);
    return { kind: 'answered', answer };
  } catch (error) {
    if (error instanceof Refused) return error.result;
    if (error instanceof PasswordRequired) return { kind: 'password_required', keys: error.keys };
    throw error;
  }
}

/**
 * Decides each save on the cached values and the saves before it, and writes them in one statement, which verifies that
 * the cache was current: most saves take one round trip. Undefined for a save that needs more (a concurrent save, a
 * narrower scope, a reference, a sensitive setting) and for a refusal, which must be certain.
 */
async function saveTogether(
  services: SaveServices,
  providerId: number,
  saves: readonly Save[],
): Promise<readonly (Saved | undefined)[]> {
  const { cache, access } = services;
  const known = cache.latest(providerId);
  // The platform's next revision must exceed those of all providers, so it cannot be determined in advance.
  if (!known || providerId === 0) return [];
  const done: { readonly save: Save; readonly rows: readonly Written[]; readonly saved: Saved }[] = [];
  let state: Known = known;
  for (const save of saves) {
    const decided = await decideOn(services, save, state).catch(unlessUncertain);
    if (!decided || decided.rows.length === 0 || reauthenticationKeys(decided.rows).length > 0) continue;
    const saved = savedOf(save, state, state.revision + 1, decided);
    done.push({ save, rows: decided.rows, saved });
    state = { ...saved.stored, recent: [...state.recent, saved.recent] };
  }
  if (done.length === 0) return [];
  const writings = done.map(({ save, rows }) => ({ ...save, rows }));
  const revision = await writeSettings(access, providerId, known.revision, writings).catch((error: unknown) => {
    // An error of the database must not fail the other saves; each is then saved on its own.
    if (done.length > 1 && error instanceof pg.DatabaseError && error.severity === 'ERROR') return null;
    throw error;
  });
  if (revision === null) return [];
  for (const { saved } of done) cache.store(providerId, saved.stored, saved.recent);
  return saves.map((save) => done.find((one) => one.save === save)?.saved);
}

/** The cache may be outdated, so a refusal is confirmed in a transaction. */
function unlessUncertain(error: unknown): undefined {
  if (error instanceof NeedsTransaction || error instanceof Refused) return undefined;
  throw error;
}

type Known = Pick<ProviderValues, 'revision' | 'rows' | 'recent'>;

/**
 * The result of the save on the given values. In a transaction that holds the lock, they are current; otherwise
 * everything must come from memory, or this throws `NeedsTransaction`.
 */
async function decideOn(
  { keys }: SaveServices,
  save: Save,
  known: Known,
  tx?: Transaction,
): Promise<Decided & { readonly before: StoredSettings }> {
  const { providerId, place, viewer } = save;
  const { revision } = known;
  const isDenied = deniedWrites(save, save.edits).length > 0;
  const since = (isDenied ? undefined : save.baseRevision) ?? revision;
  if (isFutureBase(since, revision)) throw new Refused({ kind: 'future_base' });
  const chain = chainOf(place);
  if (chain.length > 0 && !(await isKnownScope(required(tx), place, viewer.user.id)))
    throw new Refused({ kind: 'unknown_scope' });
  const narrow = chain.length === 0 ? [] : (await findValues(required(tx), providerId, chain)).rows;
  const before = { revision, rows: [...known.rows, ...narrow] };
  const base = baseOf(save, before.rows);
  const cleanedEdits = cleaned(save.edits);
  const others = await othersSince(save, editedKeys(cleanedEdits), known, since, tx);
  // Missing permission is reported before conflicts.
  const edits = isDenied ? cleanedEdits : merged(save, cleanedEdits, base, revision, others.moved);
  const decision = decide(save, base, edits, keys);
  if (!decision.ok) throw new Refused({ kind: 'refused', errors: decision.errors });
  const unknown = mayRefer(edits) ? await unknownReferences(required(tx), providerId, base, edits) : [];
  const errors = [...internalAddresses(save, edits), ...unknown];
  if (errors.length > 0) throw new Refused({ kind: 'refused', errors });
  return { before, rows: decision.rows, changedKeys: [...others.keys, ...decision.changedKeys] };
}

/** Changes by others since the caller's revision: of the requested settings, and the keys of everything else. */
async function othersSince(
  { providerId, place }: Save,
  keys: readonly string[],
  { revision, recent }: Known,
  since: number,
  tx: Transaction | undefined,
): Promise<{ readonly moved: Readonly<Record<string, Moved>>; readonly keys: readonly string[] }> {
  if (since === revision) return { moved: {}, keys: [] };
  const chain = chainOf(place);
  const saves = chain.length === 0 ? savesSince(recent, since) : undefined;
  if (saves)
    return { moved: movedBy(saves, keys), keys: saves.flatMap((one) => one.changes.map(({ after }) => after.key)) };
  const moved = await findMoved(required(tx), providerId, place, keys, since);
  return { moved, keys: await findChangedKeys(required(tx), providerId, since, chain) };
}

function required(tx: Transaction | undefined): Transaction {
  if (!tx) throw new NeedsTransaction();
  return tx;
}

/** Writes over `before` while holding the lock; without changes the revision stays. */
export async function written(
  tx: Transaction,
  save: Save,
  before: StoredSettings,
  rows: readonly Written[],
): Promise<number> {
  if (rows.length === 0) return before.revision;
  await guard(tx, save, before.rows, rows);
  const next = await writeSettings(tx, save.providerId, before.revision, [{ ...save, rows }]);
  if (next === null) throw new Error('The settings moved although the save holds their lock.');
  return next;
}

/** The edits rebased to the current state; throws the conflict when someone else changed the same setting. */
function merged(
  save: Save,
  requested: Edits,
  base: Base,
  revision: number,
  moved: Readonly<Record<string, Moved>>,
): Edits {
  const { edits, conflicts } = mergeEdits(settingsCatalogue, requested, moved, (key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting && inherited(setting, base.layers, base.here).value;
  });
  if (conflicts.length > 0)
    throw new Refused({ kind: 'conflict', conflicts: readable(conflicts, save.viewer), revision });
  return edits;
}

/** A conflict on a setting that the caller may not read is not shown here; applying the edits refuses it. */
function readable(conflicts: readonly MergeConflict[], viewer: Viewer): readonly MergeConflict[] {
  const caller = callerOf(viewer);
  return conflicts.map((conflict) => {
    const setting = settingNamed(settingsCatalogue, conflict.key);
    return setting && mayRead(setting, caller)
      ? conflict
      : { key: conflict.key, base: null, theirs: null, mine: conflict.mine };
  });
}
