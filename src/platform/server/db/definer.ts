/** Calls the narrow functions that read before the tenant is known; prepared once per connection. */
// Across providers: finds the provider of a host, user or revision, before the tenant is known.
import type { Access } from './access.ts';

export interface ProviderFacts {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly status: string;
}

async function first<Row>(access: Access, name: string, text: string, values: unknown[]): Promise<Row | null> {
  const { rows } = await access.pool.query<Row & object>({ name, text, values });
  return rows[0] ?? null;
}

/** `origin`: a host name without scheme and port, case-insensitive. */
export function findProviderByOrigin(
  access: Access,
  origin: string,
): Promise<(ProviderFacts & { revision: number }) | null> {
  return first(access, 'provider_by_origin', 'select * from app.provider_by_origin($1)', [origin]);
}

export interface SignInUser {
  readonly user_id: number;
  readonly provider_id: number;
  readonly password_hash: string | null;
  readonly is_disabled: boolean;
}

export function findSignInUser(access: Access, providerId: number, email: string): Promise<SignInUser | null> {
  return first(access, 'sign_in_user', 'select * from app.sign_in_user($1, $2)', [providerId, email]);
}

export async function readSettingsRevision(access: Access, providerId: number): Promise<number> {
  const text = 'select app.settings_revision($1) as revision';
  const row = await first<{ revision: number }>(access, 'settings_revision', text, [providerId]);
  return row?.revision ?? 0;
}
