/** Saves settings in one transaction: what is stored, what others changed meanwhile, what the engine decides, and everything written together. */
import { canonicalEdits } from '#engine/schema/alias.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import { mergeEdits, type Clash } from '#engine/changes/merge.ts';
import { mayRead } from '#engine/state/access.ts';
import { inherited } from '#engine/state/resolve.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { inSettingsTurn, type Transaction } from '#platform/server/db/tenant.ts';
import { chainOf, placeExists, placeSeen } from '../scopes/scope.ts';
import { guard, guardedIn, PasswordRequired } from '../services/reauthentication.ts';
import type { ProviderValues, ProviderValuesCache } from '../values/cache.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { providerPlaces } from '../values/layers.ts';
import { findChangedKeys, findValues, type StoredSettings } from '../values/repository.ts';
import { callerOf, type Viewer } from '../values/viewer.ts';
import { askedKeys, baseOf, cleaned, decide, savedOf, type Save, type Saved } from './decide.ts';
import { findMoved, movedBy, savesSince } from './recent-changes.ts';
import { writeSettings, type Written } from './repository.ts';
import { mayRefer, unknownReferences } from './unknown-references.ts';

export type Unsaved =
  | { readonly kind: 'conflict'; readonly clashes: readonly Clash[]; readonly revision: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'unknown_scope' | 'future_base' };

/** A request that may arrive twice: its answer of before, and keeping the one of now, both in the save's own transaction. */
export interface Repeatable<Answer> {
  before: (tx: Transaction) => Promise<Answer | undefined>;
  keep: (tx: Transaction, answer: Answer) => Promise<void>;
}

export interface SaveServices {
  readonly access: Access;
  readonly cache: ProviderValuesCache;
  readonly keys: KeyRing;
}

/** Undoes the transaction and carries out what was found. */
class Refused extends Error {
  readonly result: Unsaved;
  constructor(result: Unsaved) {
    super('refused');
    this.result = result;
  }
}

/** What is in memory does not suffice: the save needs a transaction that holds the lock. */
class NeedsTransaction extends Error {}

/** `tell` makes the answer out of what was saved. */
export function saveSettings<Answer>(
  services: SaveServices,
  asked: Save,
  tell: (saved: Saved) => Answer,
  repeatable?: Repeatable<Answer>,
): Promise<{ kind: 'answered'; answer: Answer } | Unsaved> {
  const { cache, access } = services;
  const save = { ...asked, edits: canonicalEdits(settingsCatalogue, asked.edits) };
  const { providerId } = save;
  return cache.inOrder(providerId, async () => {
    const known = repeatable ? undefined : cache.latest(providerId);
    let saved = known && (await attempt(services, save, known).catch(unlessUncertain));
    let answer = saved && tell(saved);
    try {
      answer ??= await inSettingsTurn(access, providerId, async (tx, revision) => {
        const before = await repeatable?.before(tx);
        if (before !== undefined) return before;
        const stored = cache.exactly(providerId, revision) ?? (await findValues(tx, providerId, providerPlaces));
        saved = await attempt(services, save, { recent: [], ...stored }, tx);
        const told = tell(saved);
        await repeatable?.keep(tx, told);
        return told;
      });
    } catch (error) {
      if (error instanceof Refused) return error.result;
      if (error instanceof PasswordRequired) return { kind: 'password_required', keys: error.keys };
      throw error;
    }
    // After the commit: a process that dies before has merely forgotten to remember.
    if (saved) cache.keep(providerId, saved.stored, saved.recent);
    return { kind: 'answered', answer };
  });
}

/** What memory says may be old: a refusal has to be certain, so it is found again in a transaction. */
function unlessUncertain(error: unknown): undefined {
  if (error instanceof NeedsTransaction || error instanceof Refused) return undefined;
  throw error;
}

/**
 * Decides on the known values and writes. In a transaction, which holds the lock, they are what is stored. Without one everything
 * comes from memory, and the one statement that writes makes sure that it still is what is stored: most saves are one round trip.
 */
async function attempt(
  services: SaveServices,
  save: Save,
  known: Pick<ProviderValues, 'revision' | 'rows' | 'recent'>,
  tx?: Transaction,
): Promise<Saved> {
  const { providerId, place, viewer } = save;
  const { revision } = known;
  const since = save.baseRevision ?? revision;
  if (since > revision) throw new Refused({ kind: 'future_base' });
  const chain = chainOf(place);
  if (chain.length > 0 && !(await placeExists(required(tx), place, viewer.user.id)))
    throw new Refused({ kind: 'unknown_scope' });
  const narrow = chain.length === 0 ? [] : (await findValues(required(tx), providerId, chain)).rows;
  const before = { revision, rows: [...known.rows, ...narrow] };
  const base = baseOf(save, before.rows);
  const others = since < revision && chain.length === 0 ? savesSince(known.recent, since) : undefined;
  const asked = cleaned(save.edits);
  const edits =
    since === revision || isBarred(save)
      ? asked
      : merged(
          save,
          asked,
          base,
          revision,
          others
            ? movedBy(others, askedKeys(asked))
            : await findMoved(required(tx), providerId, place, askedKeys(asked), since),
        );
  const decision = decide(save, base, edits, services.keys);
  if (!decision.ok) throw new Refused({ kind: 'refused', errors: decision.errors });
  const unknown = mayRefer(edits) ? await unknownReferences(required(tx), providerId, base, edits) : [];
  if (unknown.length > 0) throw new Refused({ kind: 'refused', errors: unknown });
  const elsewhere =
    since === revision
      ? []
      : (others?.flatMap(({ changes }) => changes.map(({ after }) => after.key)) ??
        (await findChangedKeys(required(tx), providerId, since, chain)));
  const next = tx
    ? await written(tx, save, before, decision.written)
    : await writtenAlone(services.access, save, before, decision.written);
  return savedOf(save, before, next, decision.written, [...elsewhere, ...decision.keys]);
}

function required(tx: Transaction | undefined): Transaction {
  if (!tx) throw new NeedsTransaction();
  return tx;
}

/** Writes over what `before` holds, under the lock; nothing to write leaves the revision where it is. */
export async function written(
  tx: Transaction,
  save: Save,
  before: StoredSettings,
  rows: readonly Written[],
): Promise<number> {
  if (rows.length === 0) return before.revision;
  await guard(tx, save, before.rows, rows);
  const next = await writeSettings(tx, save, before.revision, rows);
  if (next === null) throw new Error('The settings moved although the save holds their lock.');
  return next;
}

/** The same in one statement, which finds out by itself whether `before` is what is stored. */
async function writtenAlone(
  access: Access,
  save: Save,
  before: StoredSettings,
  rows: readonly Written[],
): Promise<number> {
  if (rows.length === 0 || guardedIn(rows).length > 0) throw new NeedsTransaction();
  const next = await writeSettings(access, save, before.revision, rows);
  if (next === null) throw new NeedsTransaction();
  return next;
}

/** Who may set nothing here is told so, rather than what others did. */
function isBarred({ viewer, place }: Save): boolean {
  return callerOf(viewer, placeSeen(place)).place?.bar !== undefined;
}

/** The edits brought up to the present; throws the conflict when somebody else changed the same thing. */
function merged(
  save: Save,
  asked: Edits,
  base: Base,
  revision: number,
  moved: Parameters<typeof mergeEdits>[2],
): Edits {
  const { edits, clashes } = mergeEdits(settingsCatalogue, asked, moved, (key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting && inherited(setting, base.layers, base.here).value;
  });
  if (clashes.length > 0) throw new Refused({ kind: 'conflict', clashes: readable(clashes, save.viewer), revision });
  return edits;
}

/** A clash on what the caller may not even read is refused as such when the edits are applied, not told here. */
function readable(clashes: readonly Clash[], viewer: Viewer): readonly Clash[] {
  const caller = callerOf(viewer);
  return clashes.map((clash) => {
    const setting = settingNamed(settingsCatalogue, clash.key);
    return setting && mayRead(setting, caller) ? clash : { key: clash.key, base: null, theirs: null, mine: clash.mine };
  });
}
