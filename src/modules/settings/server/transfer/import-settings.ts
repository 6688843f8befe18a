/** Imports a file of settings into a scope: a dry run first, then exactly that in one transaction; never secrets. */
import { setHere } from '#engine/changes/difference.ts';
import { mayRead } from '#engine/state/access.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { LeftOutSetting, SettingChange, SettingsFile } from '#generated/types.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { compareSettings, seenFrom } from '../history/compare-settings.ts';
import { cleaned, type Save, type Saved } from '../saving/decide.ts';
import { fileKind, fileVersion } from './export-settings.ts';
import { revisionNamed } from '../history/revisions.ts';
import { planOf, rowsOf, serializeSkipped, type Plan, type Stale } from '../saving/apply-edits.ts';
import { planned, previewFirst } from '../saving/preview-first.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import type { StoredSettings } from '../values/repository.ts';
import type { SaveServices } from '../saving/save-settings.ts';
import { stateHash } from './state-hash.ts';
import { callerOf } from '../values/viewer.ts';
import { editsToward, withValue } from '../saving/edits-toward.ts';

export interface Import {
  /** Without edits, which are derived from the file. */
  readonly save: Save;
  readonly file: SettingsFile;
  readonly resetOthers: boolean;
  /** The revision that the caller's dry run was based on; undefined requests a dry run. */
  readonly seen: number | undefined;
}

export interface TargetState {
  readonly state: 'any' | 'same' | 'moved';
  readonly changes: readonly SettingChange[];
}

export type Imported =
  | {
      readonly kind: 'planned';
      readonly plan: Plan;
      readonly skipped: readonly LeftOutSetting[];
      readonly unchanged: number;
      readonly secretsMissing: readonly string[];
      readonly target: TargetState;
      readonly saved: Saved | undefined;
    }
  | Stale
  | { readonly kind: 'target_moved'; readonly revision: number; readonly changes: readonly SettingChange[] }
  | { readonly kind: 'password_required'; readonly keys: readonly string[] }
  | { readonly kind: 'wrong_file'; readonly message: string }
  | { readonly kind: 'unknown_scope' };

export async function importSettings(services: SaveServices, given: Import): Promise<Imported> {
  const wrong = wrongIn(given);
  if (wrong) return { kind: 'wrong_file', message: wrong };
  return previewFirst(services, given.save.providerId, given.seen, (tx) => step(tx, services, given));
}

function wrongIn({ file, save }: Import): string | undefined {
  if (file.kind !== fileKind) return 'This isn’t a settings file';
  if (file.version !== fileVersion) return `This file has format ${file.version}; only ${fileVersion} is supported`;
  if (file.scope !== save.place.scope)
    return `This file holds the settings of one ${file.scope}, not of one ${save.place.scope}`;
  return undefined;
}

async function step(
  tx: Transaction,
  services: SaveServices,
  { save, file, resetOthers, seen }: Import,
): Promise<Imported> {
  const now = await rowsOf(tx, services, save);
  if (!now) return { kind: 'unknown_scope' };
  const target = await targetState(tx, save, file, now);
  if (seen !== undefined && target.state === 'moved')
    return { kind: 'target_moved', revision: now.revision, changes: target.changes };
  const { edits, unknown, secrets, unchanged } = editsToward(save, now.rows, { values: file.settings, resetOthers });
  const requested = { ...save, edits: cleaned(edits) };
  const plan = await planOf(tx, services, requested, now);
  const skipped = [
    ...unknown.map((setting) => left(setting, 'unknown_setting', 'This setting doesn’t exist here.')),
    ...secrets.map((setting) =>
      left(setting, 'secret', 'A secret is never taken from a file. Enter it on the screen.'),
    ),
    ...serializeSkipped(plan.skipped).map((one) => withValue(one, requested)),
  ];
  const secretsMissing = missingSecrets(save, file, now);
  return planned(tx, requested, plan, seen, { skipped, unchanged, secretsMissing, target });
}

function left(setting: string, code: string, message: string): LeftOutSetting {
  return { setting, code, message };
}

/** Whether the scope is still in the state for which a file was prepared; if not, what changed, where this is known. */
async function targetState(
  tx: Transaction,
  save: Save,
  { target }: SettingsFile,
  now: StoredSettings,
): Promise<TargetState> {
  if (!target) return { state: 'any', changes: [] };
  if (target.hash === stateHash(now.rows, save.place)) return { state: 'same', changes: [] };
  const current = await revisionNamed(tx, save.providerId, 'now', now.revision);
  const then = await revisionNamed(tx, save.providerId, String(target.revision), now.revision);
  if (!current || !then) return { state: 'moved', changes: [] };
  const changes = await compareSettings(tx, save.providerId, save.place, then, current, callerOf(save.viewer));
  return { state: 'moved', changes };
}

function missingSecrets({ place, viewer }: Save, file: SettingsFile, now: StoredSettings): string[] {
  const here = setHere(seenFrom(place, now.rows));
  return file.secrets.filter((key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting?.secret && mayRead(setting, callerOf(viewer)) && !Object.hasOwn(here, key);
  });
}
