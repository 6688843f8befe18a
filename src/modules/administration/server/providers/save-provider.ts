/** Adds and changes providers, each in one transaction in the provider's own tenant. */
import pg from 'pg';
import { sameJson } from '#engine/values/json-value.ts';
import type { NewProvider, ProviderRecord, ProviderRecordRequest, Settings } from '#generated/types.ts';
import { openGuestAccount } from '#modules/accounts/server/services/guest-account.ts';
import { addBranch } from '#modules/geography/server/services/branches.ts';
import { inviteFirstAdministrator } from '#modules/identity/server/services/first-administrator.ts';
import { addStarterTariff } from '#modules/rates/server/services/first-tariff.ts';
import { writeFirstSettings } from '#modules/settings/server/services/first-settings.ts';
import { derivedShades } from '#platform/domain/theme.ts';
import { wallClock } from '#platform/domain/time.ts';
import { writeAuditEvents, type SignedInAuthor } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, requireBase, type FieldError } from '#platform/server/http/api-error.ts';
import { addOrigin, findProviderRecord, removeOrigins, takeProviderId } from './repository.ts';

export interface ProviderChange {
  readonly access: Access;
  readonly author: SignedInAuthor;
  readonly now: Date;
  /** The address of the new provider: `https://ship.example.com`. */
  readonly addressOf: (origin: string) => string;
}

/** Throws `known_origin`, `invalid_provider`. All or nothing. */
export async function createProvider(change: ProviderChange, sent: NewProvider): Promise<ProviderRecord> {
  const { access, author, now, addressOf } = change;
  const id = await takeProviderId(access);
  const name = sent.name.trim();
  const kind = sent.kind ?? 'courier';
  return inTenant(access, id, async (tx) => {
    await tx.insertInto('providers').values({ id, name, kind }).execute();
    await replaceOrigins(tx, id, [sent.origin], () => 'origin');
    await addBranch(tx, { providerId: id, author, now }, { code: sent.branch_code, name: sent.branch_name });
    await openGuestAccount(tx, id);
    await writeFirstSettings(tx, id, { provider_title: name, ...brandOf(sent.theme_primary) }, author);
    if (sent.tariff !== 'none')
      await addStarterTariff(tx, id, { userId: author.user_id, today: wallClock(now).date, now });
    const site = { providerId: id, name, origin: addressOf(sent.origin) };
    const person = { name: sent.admin_name.trim(), email: sent.admin_email.trim() };
    await inviteFirstAdministrator(tx, site, person, { author, now });
    const { revision: _, ...made } = (await findProviderRecord(tx, id))!;
    await audit(tx, change, id, null, made);
    return (await findProviderRecord(tx, id))!;
  });
}

/** The brand colour and its derived shades. */
function brandOf(colour: string | undefined): Settings {
  if (colour === undefined) return {};
  const { theme_primary_light: light, theme_primary_dark: dark } = derivedShades({ theme_primary: colour });
  return {
    theme_primary: colour,
    ...(light !== undefined && { theme_primary_light: light }),
    ...(dark !== undefined && { theme_primary_dark: dark }),
  };
}

/** Throws `unknown_provider`, `conflict`, `known_origin`. */
export function changeProvider(
  change: ProviderChange,
  id: number,
  sent: ProviderRecordRequest,
): Promise<ProviderRecord> {
  return inTenant(change.access, id, async (tx) => {
    await tx.selectFrom('providers').select('id').where('id', '=', id).forUpdate().execute();
    const stored = await findProviderRecord(tx, id);
    if (!stored) throw new ApiError(404, 'unknown_provider', 'There is no such provider');
    requireBase(sent.base_revision, stored.revision, 'this provider', stored);
    const before = valuesOf(stored);
    const origins = sent.origins?.map((origin) => origin.toLowerCase());
    const values = valuesOf({
      name: sent.name?.trim() ?? before.name,
      kind: sent.kind ?? before.kind,
      status: sent.status ?? before.status,
      origins: origins ?? before.origins,
    });
    requireValid(values);
    const names = (Object.keys(values) as (keyof Values)[]).filter((field) => !sameJson(values[field], before[field]));
    if (names.length === 0) return stored;
    const fieldOf = (origin: string): string => `origins.${origins?.indexOf(origin)}`;
    if (names.includes('origins')) await replaceOrigins(tx, id, values.origins, fieldOf);
    const { origins: _, ...row } = values;
    const revision = stored.revision + 1;
    await tx
      .updateTable('providers')
      .set({ ...row, revision })
      .where('id', '=', id)
      .execute();
    const part = (of: Values) => Object.fromEntries(names.map((field) => [field, of[field]]));
    await audit(tx, change, id, part(before), part(values));
    return (await findProviderRecord(tx, id))!;
  });
}

type Values = Pick<ProviderRecord, 'name' | 'kind' | 'status' | 'origins'>;

function valuesOf({ name, kind, status, origins }: Values): Values {
  return { name, kind, status, origins: [...origins].sort() };
}

/** Null removes nothing: every field of a provider is required. */
function requireValid({ name, origins }: Values): void {
  const errors: FieldError[] = [];
  if (name === '') errors.push({ field: 'name', code: 'required', message: 'Enter a name' });
  if (origins.length === 0) errors.push({ field: 'origins', code: 'required', message: 'Enter at least one address' });
  if (errors.length > 0) throw new ApiError(422, 'invalid_provider', 'Please check the highlighted fields', errors);
}

/** No tenant can see the addresses of other providers: the database refuses a duplicate, without naming it, so each is added alone. */
async function replaceOrigins(
  tx: Transaction,
  id: number,
  origins: readonly string[],
  fieldOf: (origin: string) => string,
): Promise<void> {
  await removeOrigins(tx, id);
  for (const origin of origins)
    try {
      await addOrigin(tx, id, origin);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.constraint !== 'provider_origins_origin') throw error;
      const message = 'Another provider has this address';
      const field = fieldOf(origin);
      throw new ApiError(409, 'known_origin', message, [{ field, message, code: 'known_origin' }]);
    }
}

async function audit(tx: Transaction, { author, now }: ProviderChange, id: number, from: object | null, to: object) {
  await writeAuditEvents(tx, { providerId: id, type: 'provider', at: now }, author, [
    { object_id: String(id), from, to },
  ]);
}
