/** Who is calling, by the hash of a bearer token: one prepared query, answered by the database every time. */
import type { Access } from './access.ts';
import type { ProviderFacts } from './definer.ts';

export interface SessionUser {
  readonly id: number;
  /** 0 for a platform administrator, who may be signed in at any provider. */
  readonly provider_id: number;
  readonly email: string;
  readonly name: string;
  readonly phone_number: string | null;
  readonly role_id: number;
  readonly account_id: number | null;
  readonly branch_id: number | null;
  readonly limit_user_to_branch: number | null;
  readonly limit_user_to_account: number | null;
  readonly shipment_page_mode: string;
  readonly terms_and_conditions_accepted_version: string | null;
}

export interface SessionRole {
  readonly id: number;
  readonly provider_id: number;
  readonly name: string;
  readonly label: string;
  readonly permissions: readonly string[];
  readonly permissions_ui: readonly string[];
}

/** Who is calling. `provider_id` is where they signed in; `revision` is what that provider's settings stand at now. */
export interface SessionFacts {
  readonly provider_id: number;
  readonly user_id: number;
  readonly expires_at: Date;
  readonly revision: number;
  readonly user: SessionUser;
  readonly role: SessionRole;
  readonly provider: ProviderFacts;
}

type Facts = Pick<SessionFacts, 'user' | 'role' | 'provider'>;

interface SessionRow extends Omit<SessionFacts, keyof Facts> {
  readonly stamp: string;
  /** Null when the stamp that we named is still the right one. */
  readonly facts: Facts | null;
}

/** Facts by token, good only together with the stamp that the database must confirm; it only saves sending them again. */
type Memory = Map<string, { stamp: string; facts: Facts }>;
const remembered = new WeakMap<Access, Memory>();
const MOST_REMEMBERED = 5_000;

function memoryOf(access: Access): Memory {
  const memory: Memory = remembered.get(access) ?? new Map();
  remembered.set(access, memory);
  return memory;
}

/** `tokenHash`: SHA-256 of the bearer token. Null when unknown, expired, revoked, or its user is disabled. */
export async function findSession(access: Access, tokenHash: Buffer): Promise<SessionFacts | null> {
  const memory = memoryOf(access);
  const key = tokenHash.toString('latin1');
  const known = memory.get(key);
  const { rows } = await access.pool.query<SessionRow>({
    name: 'session_by_token',
    text: 'select * from app.session_by_token($1, $2)',
    values: [tokenHash, known?.stamp ?? null],
  });
  const row = rows[0];
  if (!row) {
    memory.delete(key);
    return null;
  }
  const facts = row.facts ?? known!.facts;
  if (row.facts) {
    if (memory.size >= MOST_REMEMBERED) memory.delete(memory.keys().next().value!);
    memory.set(key, { stamp: row.stamp, facts });
  }
  const { provider_id, user_id, expires_at, revision } = row;
  return { provider_id, user_id, expires_at, revision, ...facts };
}
