/** Tests a gateway's connection: selects the credentials, runs the test, and measures the time. Writes nothing. */
import { writeRefusal } from '#engine/state/access.ts';
import type { ConnectionTest, Scope, Setting } from '#engine/schema/catalogue.ts';
import { validateValue } from '#engine/validation/validate.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { inherited, resolve, type Layer } from '#engine/state/resolve.ts';
import { sameValue } from '#engine/values/same-value.ts';
import { settingNamed } from '#engine/state/state.ts';
import type { Access } from '#platform/server/db/access.ts';
import { decryptSecret, type KeyRing } from '#platform/server/db/secrets.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { ConnectionCheck, Verdict } from '#platform/server/outbound/connection.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { settingsCatalogue } from '../values/catalogue.ts';
import { findSecrets } from '../values/repository.ts';
import { settingsValidators as validators } from '../values/catalogue.ts';
import { callerOf, type Viewer } from '../values/viewer.ts';

export interface Trial {
  readonly providerId: number;
  /** `tab/section`. */
  readonly section: string;
  /** Unsaved values by key; a key without one is to be cleared. */
  readonly unsaved: ReadonlyMap<string, unknown>;
  readonly layers: readonly Layer[];
  readonly viewer: Viewer;
}

export type Tried =
  | { readonly kind: 'tried'; readonly verdict: Verdict; readonly durationMs: number }
  | { readonly kind: 'unknown_section' }
  | { readonly kind: 'refused'; readonly code: Refusal; readonly errors: readonly FieldError[] };

type Refusal = 'permission_denied' | 'invalid_value' | 'incomplete' | 'secret_needed';

export interface TrialServices {
  readonly access: Access;
  readonly keys: KeyRing;
  /** By the names that schemas use. */
  readonly checks: ReadonlyMap<string, ConnectionCheck>;
  readonly outbound: Outbound;
}

/** One credential. `rank`: how specific its scope is; unsaved values rank highest. */
interface Part {
  readonly role: string;
  readonly setting: Setting;
  readonly value: unknown;
  readonly rank: number;
}

const ranks: Readonly<Record<Scope | 'default' | 'unsaved', number>> = {
  ...{ default: 0, platform: 1, provider: 2, branch: 3, account: 4, user: 5 },
  unsaved: 6,
};

export async function tryConnection(services: TrialServices, trial: Trial): Promise<Tried> {
  const test = settingsCatalogue.sections[trial.section]?.test_connection;
  const check = test && services.checks.get(test.gateway);
  if (!test || !check) return { kind: 'unknown_section' };
  const settings = Object.values({ ...test.needs, ...test.takes }).flatMap((key) => {
    const setting = settingNamed(settingsCatalogue, key);
    return setting ? [setting] : [];
  });
  const wrong = inadmissible(settings, trial);
  if (wrong) return wrong;
  const parts = await inTenant(services.access, trial.providerId, (tx) => partsOf(tx, services.keys, trial, test));
  const unfit = unusable(parts, test, check);
  if (unfit) return unfit;
  const credentials = Object.fromEntries(parts.map(({ role, value }) => [role, value]));
  const started = performance.now();
  const verdict = await check.run(credentials, services.outbound);
  return { kind: 'tried', verdict, durationMs: Math.round(performance.now() - started) };
}

/** Credentials that the caller may not change must not be used, and values that could not be saved are not sent. */
function inadmissible(settings: readonly Setting[], { unsaved, viewer }: Trial): Tried | undefined {
  const caller = callerOf(viewer);
  const denied = settings.flatMap((setting) => {
    const refusal = writeRefusal(setting, caller, 'provider');
    return refusal ? [{ field: setting.key, ...refusal }] : [];
  });
  if (denied.length > 0) return { kind: 'refused', code: 'permission_denied', errors: denied };
  const invalid = settings.flatMap((setting) => {
    const value = unsaved.get(setting.key);
    return value === undefined ? [] : validateValue(setting, value, validators);
  });
  return invalid.length > 0 ? { kind: 'refused', code: 'invalid_value', errors: invalid } : undefined;
}

/** Stored and typed values by their role for the gateway, with secrets decrypted. */
export async function partsOf(
  tx: Transaction,
  keys: KeyRing,
  trial: Pick<Trial, 'providerId' | 'layers' | 'unsaved'>,
  test: ConnectionTest,
): Promise<Part[]> {
  const { providerId } = trial;
  const roles = Object.entries({ ...test.needs, ...test.takes });
  const secretKeys = roles.map(([, key]) => key);
  const secrets = await findSecrets(tx, providerId, secretKeys);
  return roles.flatMap(([role, key]): Part[] => {
    const setting = settingNamed(settingsCatalogue, key);
    if (!setting) return [];
    const { value, from } = valueOf(setting, trial);
    const rank = ranks[from];
    if (!setting.secret || from === 'unsaved') return [{ role, setting, value, rank }];
    const row = secrets.find((one) => one.key === key && one.scope === from);
    return [{ role, setting, value: row && decryptSecret(keys, row, row.secret), rank }];
  });
}

/** The value after a save, and the rank of its scope; a value sent unchanged is the stored one. */
function valueOf(
  setting: Setting,
  { layers, unsaved }: Pick<Trial, 'layers' | 'unsaved'>,
): { value: unknown; from: Scope | 'default' | 'unsaved' } {
  const stored = resolve(setting, layers, 'provider');
  const given = unsaved.get(setting.key);
  if (given !== undefined && (setting.secret || !sameValue(setting, stored.value, given)))
    return { value: given, from: 'unsaved' };
  const cleared = unsaved.has(setting.key) && given === undefined;
  const { value, source } = cleared ? inherited(setting, layers, 'provider') : stored;
  return { value, from: source };
}

/**
 * A missing credential; or a stored secret whose destination was set in a more specific scope than the secret:
 * otherwise anyone who may set the address could have stored secrets sent there.
 */
export function unusable(
  parts: readonly Part[],
  test: ConnectionTest,
  check: Pick<ConnectionCheck, 'destinations'>,
): Tried | undefined {
  const missing = parts.filter(({ role, value }) => role in test.needs && (value === undefined || value === ''));
  if (missing.length > 0) return refused('incomplete', missing, 'Enter this to test the connection.');
  const aim = Math.max(0, ...parts.filter(({ role }) => check.destinations.includes(role)).map(({ rank }) => rank));
  const exposed = parts.filter(({ setting, value, rank }) => setting.secret && value !== undefined && rank < aim);
  const message = 'Enter this again to test: the saved value belongs to another URL.';
  return exposed.length > 0 ? refused('secret_needed', exposed, message) : undefined;
}

function refused(code: Refusal, parts: readonly Part[], message: string): Tried {
  return { kind: 'refused', code, errors: parts.map(({ setting }) => ({ field: setting.key, code, message })) };
}
