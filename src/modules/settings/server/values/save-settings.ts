/** Saves settings in one transaction: whose turn it is, what is stored, what the engine says, and everything written together. */
import { mayRead } from '#engine/state/access.ts';
import { canonicalEdits } from '#engine/schema/alias.ts';
import type { Edits } from '#engine/changes/change-set.ts';
import { mergeEdits, type Clash } from '#engine/changes/merge.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { inherited } from '#engine/state/resolve.ts';
import { settingNamed, type Base } from '#engine/state/state.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { inSettingsTurn, type Transaction } from '#platform/server/db/tenant.ts';
import { askedKeys, baseOf, cleaned, decide, savedOf, type Save, type Saved } from './decide.ts';
import { guard, guardedIn, PasswordRequired } from '../services/reauthentication.ts';
import { providerPlaces, type ProviderValuesCache } from './layers.ts';
import { findMoved } from './changes-since.ts';
import { settingsCatalogue } from './read-settings.ts';
import { chainOf, placeExists, placeSeen } from '../scopes/scope.ts';
import { findChangedKeys, findValues, type ValueRow } from './repository.ts';
import { writeSettings, type Written } from './save-repository.ts';
import { mayRefer, unknownReferences } from './unknown-references.ts';
import { callerOf, type Viewer } from './viewer.ts';

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

/** `tell` makes the answer out of what was saved. */
export async function saveSettings<Answer>(
  services: SaveServices,
  asked: Save,
  tell: (saved: Saved) => Answer,
  repeatable?: Repeatable<Answer>,
): Promise<{ kind: 'answered'; answer: Answer } | Unsaved> {
  const save = { ...asked, edits: canonicalEdits(settingsCatalogue, asked.edits) };
  const atOnce = repeatable ? undefined : await saveAtOnce(services, save);
  if (atOnce) return { kind: 'answered', answer: remembered(services, save, atOnce, tell) };
  let saved: Saved | undefined;
  try {
    const answer = await inSettingsTurn(services.access, save.providerId, async (tx, revision) => {
      const before = await repeatable?.before(tx);
      if (before !== undefined) return before;
      saved = await saveInTurn(tx, services, save, revision);
      const told = tell(saved);
      await repeatable?.keep(tx, told);
      return told;
    });
    return { kind: 'answered', answer: saved ? remembered(services, save, saved, () => answer) : answer };
  } catch (error) {
    if (error instanceof Refused) return error.result;
    if (error instanceof PasswordRequired) return { kind: 'password_required', keys: error.keys };
    throw error;
  }
}

/** Called when it is committed; a process that dies before has merely forgotten to remember. */
function remembered<Answer>(services: SaveServices, save: Save, saved: Saved, tell: (saved: Saved) => Answer): Answer {
  services.cache.keep(save.providerId, saved.stored);
  return tell(saved);
}

/**
 * Decides on the values at hand and writes only if they still are what is stored: one turn on the wire. Undefined whenever there is
 * more to it (somebody else saved, a merge, a narrow scope, a guarded setting, something that is named, a refusal that has to be
 * certain).
 */
async function saveAtOnce({ access, cache, keys }: SaveServices, save: Save): Promise<Saved | undefined> {
  const { providerId, place, baseRevision, audit, now } = save;
  const known = place.scopeId === 0 ? cache.latest(providerId) : undefined;
  if (!known || mayRefer(save.edits)) return undefined;
  if (baseRevision !== undefined && baseRevision !== known.revision) return undefined;
  const decision = decide(save, baseOf(save, known.rows), cleaned(save.edits), keys);
  if (!decision.ok || decision.written.length === 0 || guardedIn(decision.written).length > 0) return undefined;
  const next = await writeSettings(access, providerId, known.revision, place, decision.written, audit, now);
  return next === null ? undefined : savedOf(save, next, known.rows, decision.written, decision.keys);
}

async function saveInTurn(tx: Transaction, services: SaveServices, save: Save, revision: number): Promise<Saved> {
  const { providerId, place } = save;
  const since = save.baseRevision ?? revision;
  if (since > revision) throw new Refused({ kind: 'future_base' });
  if (!(await placeExists(tx, place, save.viewer.user.id))) throw new Refused({ kind: 'unknown_scope' });
  const shared = services.cache.exactly(providerId, revision) ?? (await findValues(tx, providerId, providerPlaces));
  const chain = chainOf(place);
  const narrow = chain.length === 0 ? [] : (await findValues(tx, providerId, chain)).rows;
  const rows = [...shared.rows, ...narrow];
  const base = baseOf(save, rows);
  const edits = await merged(tx, save, base, revision, since);
  const decision = decide(save, base, edits, services.keys);
  if (!decision.ok) throw new Refused({ kind: 'refused', errors: decision.errors });
  const unknown = await unknownReferences(tx, providerId, base, edits);
  if (unknown.length > 0) throw new Refused({ kind: 'refused', errors: unknown });
  const elsewhere = since < revision ? await findChangedKeys(tx, providerId, since, chain) : [];
  const next = await written(tx, save, { revision, rows }, decision.written);
  return savedOf(save, next, rows, decision.written, [...elsewhere, ...decision.keys]);
}

/** Writes in one's turn what goes over the rows of `before`; nothing to write leaves the revision where it is. */
export async function written(
  tx: Transaction,
  save: Save,
  before: { readonly revision: number; readonly rows: readonly ValueRow[] },
  rows: readonly Written[],
): Promise<number> {
  const { revision } = before;
  const { providerId, place, audit, now } = save;
  if (rows.length === 0) return revision;
  await guard(tx, save, before.rows, rows);
  const next = await writeSettings(tx, providerId, revision, place, rows, audit, now);
  if (next === null) throw new Error('The settings moved although it was our turn.');
  return next;
}

/** The edits brought up to the present; throws the conflict when somebody else changed the same thing. */
async function merged(tx: Transaction, save: Save, base: Base, revision: number, since: number): Promise<Edits> {
  const edits = cleaned(save.edits);
  // Who may set nothing here is told so, rather than what others did.
  const barred = callerOf(save.viewer, placeSeen(save.place)).place?.bar !== undefined;
  if (since >= revision || barred) return edits;
  const moved = await findMoved(tx, save.providerId, save.place, askedKeys(edits), since);
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
