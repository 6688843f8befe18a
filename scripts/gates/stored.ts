/**
 * Validates every stored value of a database against the schemas, and names the providers, accounts and users that
 * would lose one.
 */
import type { Catalogue, Validators } from '#engine/schema/catalogue.ts';
import { canonicalKey } from '#engine/schema/alias.ts';
import { settingNamed } from '#engine/state/state.ts';
import { storedFindings, type StoredEntry } from '#engine/validation/stored-findings.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { readOpenSchedules } from '#modules/settings/server/stored/stored-schedules.ts';
import {
  hasSettings,
  readStoredScopes,
  redactSecrets,
  type StoredScopeValues,
} from '#modules/settings/server/stored/stored-values.ts';
import { applyMoves, isPlainSecret, planMoves, type MovePlan, type MoveTask, type PlannedMove } from './move-stored.ts';
import type { GateFinding, GateReport } from './report.ts';
import { entriesNow, placeName, textOf } from './stored-place.ts';
import { scheduleFindings } from './stored-schedules.ts';

export interface StoredTask extends MoveTask {
  readonly validators: Validators;
  /** Without it secrets are not validated. */
  readonly keys?: KeyRing | undefined;
  readonly version: string;
}

export type StoredMode = 'check' | 'dry-run' | 'migrate';

const gate = 'check:stored';

/**
 * `check` validates what is stored; `dry-run` what would be stored after the pending migrations, and lists the changes;
 * `migrate` applies them and validates the result.
 */
export async function checkStored(task: StoredTask, mode: StoredMode): Promise<GateReport> {
  if (!(await hasSettings(task.database)))
    return {
      gate,
      summary: 'the database is empty: nothing is stored',
      findings: [],
      facts: { values: 0, providers: 0 },
    };
  const notes: GateFinding[] = [];
  let applied = 0;
  if (mode === 'migrate') {
    if (!task.keys) throw new Error('The keys of the secrets are needed in order to move them: set SECRET_KEY.');
    const { moves, failures } = await applyMoves(task, task.keys, task.version);
    await redactSecrets(task.database, secretKeys(task.catalogue));
    applied = moves.reduce((sum, { changes }) => sum + changes.length, 0);
    for (const { providerId, message } of failures)
      notes.push({
        subject: `provider ${providerId}`,
        place: `provider ${providerId}`,
        code: 'not_moved',
        message: `Nothing of it was moved: ${message}`,
      });
    for (const { place, changes } of moves)
      for (const { key, by, reset } of changes)
        notes.push(note(place, key, 'moved', `${reset ? 'Removed' : 'Stored anew'} by ${by}.`));
  }
  const plan = await planMoves(task);
  if (mode === 'dry-run') notes.push(...plan.moves.flatMap((move) => wouldMove(task.catalogue, move)));
  const failed = plan.failures.map(({ place, message }) => ({
    subject: placeName(place),
    place: placeName(place),
    code: 'migration_failed',
    message,
  }));
  const places = await readStoredScopes(task.database);
  const invalid = places.flatMap((place) => validate(task, place, plan, mode));
  const scheduled = await readOpenSchedules(task.database);
  const findings = [...failed, ...invalid, ...scheduled.flatMap((one) => scheduleFindings(task, one)), ...notes];
  return {
    gate,
    summary: summary(places, scheduled.length, findings, plan, applied, mode),
    findings,
    facts: { ...facts(places, findings, plan), scheduled: scheduled.length },
  };
}

/** Under current and earlier keys. */
function secretKeys({ settings }: Catalogue): string[] {
  return Object.values(settings).flatMap(({ secret, key, aliases }) => (secret ? [key, ...aliases] : []));
}

function validate(task: StoredTask, place: StoredScopeValues, plan: MovePlan, mode: StoredMode): GateFinding[] {
  const now = findingsOf(task, place, entriesNow(place, task.keys));
  const move = plan.moves.find((one) => samePlace(one.place, place));
  if (!move) return now;
  const after = findingsOf(task, place, entriesAfter(task, place, move));
  if (mode === 'dry-run') return after;
  // Findings that pending migrations fix are harmless: they run before the new version serves requests.
  const left = new Set(after.map(({ subject, code }) => `${subject} ${code}`));
  return now.map((finding) =>
    left.has(`${finding.subject} ${finding.code}`) || finding.level === 'note'
      ? finding
      : { ...finding, level: 'note', message: `${finding.message} A pending migration mends it.` },
  );
}

function findingsOf(
  { catalogue, validators }: StoredTask,
  place: StoredScopeValues,
  entries: readonly StoredEntry[],
): GateFinding[] {
  return storedFindings(catalogue, validators, place.scope, entries).map(({ key, ...finding }) => ({
    ...finding,
    subject: `${placeName(place)} ${key}`,
    place: placeName(place),
  }));
}

function entriesAfter(
  { catalogue, keys }: StoredTask,
  place: StoredScopeValues,
  { after, moved }: PlannedMove,
): StoredEntry[] {
  return Object.entries(after).map(([key, value]) => {
    if (isPlainSecret(catalogue, key, value)) return { key, value, encrypted: true };
    const move = moved.find((one) => one.key === key);
    const from = move ? move.secretOf : key;
    const secret = place.values.find((one) => one.key === from)?.secret ?? null;
    return { key, value: secret ? textOf(place, from ?? key, secret, keys) : value, encrypted: secret !== null };
  });
}

function wouldMove(catalogue: Catalogue, { place, moved }: PlannedMove): GateFinding[] {
  return moved.map(({ key, by, from, to, secretOf }) => {
    const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
    const isSecret = settingNamed(catalogue, canonicalKey(catalogue, key))?.secret ?? false;
    const secret = isSecret || secretOf !== undefined || place.values.some((one) => one.key === key && one.secret);
    const what = secret ? 'a secret' : `${shown(from)} → ${shown(to)}`;
    return note(place, key, 'would_move', `${by}: ${what}`);
  });
}

function note(place: StoredScopeValues, key: string, code: string, message: string): GateFinding {
  return { subject: `${placeName(place)} ${key}`, place: placeName(place), code, message, level: 'note' };
}

function samePlace(a: StoredScopeValues, b: StoredScopeValues): boolean {
  return a.providerId === b.providerId && a.scope === b.scope && a.scopeId === b.scopeId;
}

function facts(
  places: readonly StoredScopeValues[],
  findings: readonly GateFinding[],
  plan: MovePlan,
): Record<string, unknown> {
  return {
    providers: new Set(places.map(({ providerId }) => providerId)).size,
    values: places.reduce((sum, { values }) => sum + values.length, 0),
    concerned: [...new Set(findings.flatMap(({ level, place = [] }) => (level === 'note' ? [] : place)))],
    pending: plan.pending,
  };
}

function summary(
  places: readonly StoredScopeValues[],
  scheduled: number,
  findings: readonly GateFinding[],
  plan: MovePlan,
  applied: number,
  mode: StoredMode,
): string {
  const values = places.reduce((sum, place) => sum + place.values.length, 0);
  const wrong = findings.filter(({ level }) => level !== 'note').length;
  const moves = plan.moves.reduce((sum, { moved }) => sum + moved.length, 0);
  const moved = mode === 'migrate' ? `, ${applied} moved` : moves > 0 ? `, ${moves} would move` : '';
  const plans = scheduled === 0 ? '' : ` and ${scheduled} ${scheduled === 1 ? 'plan' : 'plans'}`;
  return `${values} values of ${new Set(places.map(({ providerId }) => providerId)).size} providers${plans}, ${wrong} rejected or lost${moved}`;
}

/** Uses the generated catalogue and validators; tests pass their own. */
export function storedTask(
  database: Database,
  generated: { readonly catalogue: Catalogue; readonly validators: Validators },
  migrations: StoredTask['migrations'],
  keys?: KeyRing,
): StoredTask {
  return { database, ...generated, migrations, keys, version: generated.catalogue.version };
}
