/**
 * Finds the session of a bearer token by its hash: read from the database every time, in one prepared query for all
 * concurrent requests.
 */
// Across providers: finds the session of a token, before the tenant is known.
import DataLoader from 'dataloader';
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
  /** Whether the user’s account was closed. */
  readonly account_closed: boolean;
}

export interface SessionRole {
  readonly id: number;
  readonly provider_id: number;
  readonly name: string;
  readonly label: string;
  readonly permissions: readonly string[];
  readonly permissions_ui: readonly string[];
}

/** The caller. `provider_id` is where they signed in; `revision` is the current settings revision of that provider. */
export interface SessionFacts {
  readonly provider_id: number;
  readonly user_id: number;
  readonly expires_at: Date;
  readonly revision: number;
  /** Revision of that provider's roles, branches, accounts and users: it increases with every change. */
  readonly directory_revision: number;
  readonly user: SessionUser;
  readonly role: SessionRole;
  readonly provider: ProviderFacts;
}

type Facts = Pick<SessionFacts, 'user' | 'role' | 'provider'>;

interface SessionRow extends Omit<SessionFacts, keyof Facts> {
  /** Position of its token among those queried, from 1. */
  readonly place: number;
  readonly stamp: string;
  /** Null when the stamp that we sent is still current. */
  readonly facts: Facts | null;
}

type Batch = DataLoader<Buffer, SessionFacts | null>;
const batches = new WeakMap<Access, Batch>();

/** `tokenHash`: SHA-256 of the bearer token. Null when unknown, expired, revoked, or its user is disabled. */
export function findSession(access: Access, tokenHash: Buffer): Promise<SessionFacts | null> {
  const batch = batches.get(access) ?? openBatch(access);
  batches.set(access, batch);
  return batch.load(tokenHash);
}

/** Concurrent requests share a query; its results are not reused. */
function openBatch(access: Access): Batch {
  const facts: Memory = new Map();
  return new DataLoader((tokenHashes) => readSessions(access, facts, tokenHashes), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (query) => void setImmediate(query),
  });
}

/** Facts by token, valid only with a stamp that the database confirms; the cache only saves transferring them again. */
type Memory = Map<string, { stamp: string; facts: Facts }>;
const MOST_REMEMBERED = 5_000;

async function readSessions(
  access: Access,
  memory: Memory,
  tokenHashes: readonly Buffer[],
): Promise<(SessionFacts | null)[]> {
  const keys = tokenHashes.map((tokenHash) => tokenHash.toString('latin1'));
  const known = keys.map((key) => memory.get(key));
  const { rows } = await access.pool.query<SessionRow>({
    name: 'sessions_by_token',
    text: 'select * from app.sessions_by_token($1, $2)',
    values: [tokenHashes, known.map((entry) => entry?.stamp ?? null)],
  });
  const found = new Map(rows.map((row) => [row.place - 1, row]));
  return keys.map((key, index) => {
    const row = found.get(index);
    if (!row) {
      memory.delete(key);
      return null;
    }
    if (row.facts) remember(memory, key, { stamp: row.stamp, facts: row.facts });
    const { provider_id, user_id, expires_at, revision, directory_revision } = row;
    return { provider_id, user_id, expires_at, revision, directory_revision, ...(row.facts ?? known[index]!.facts) };
  });
}

function remember(memory: Memory, key: string, entry: { stamp: string; facts: Facts }): void {
  if (memory.size >= MOST_REMEMBERED) memory.delete(memory.keys().next().value!);
  memory.set(key, entry);
}
