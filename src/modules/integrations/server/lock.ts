/** A change of a provider's rules: waits for other changes, then writes everything together. */
import type { FieldError } from '#engine/validation/messages.ts';
import { writeAuditEvents, type SignedInAuthor } from '#platform/server/audit/write-audit.ts';
import type { Access } from '#platform/server/db/access.ts';
import type { KeyRing } from '#platform/server/db/secrets.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { findRule, lockRules, nextRevision, type StoredRule } from './repository.ts';

export type Refusal =
  | { readonly kind: 'unknown_rule' }
  | { readonly kind: 'unknown_sample' }
  | { readonly kind: 'too_many_rules' }
  | { readonly kind: 'invalid_rule'; readonly errors: readonly FieldError[] }
  /** Names of the credentials that require it. */
  | { readonly kind: 'password_required'; readonly names: readonly string[] }
  | { readonly kind: 'conflict'; readonly rule: StoredRule }
  | { readonly kind: 'order_conflict'; readonly ids: readonly number[] };

/** Rolls back the transaction and carries the reason. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** Idempotency of a request: reads and stores its answer. */
interface Repeatable {
  before: (tx: Transaction, providerId: number) => Promise<unknown>;
  store: (tx: Transaction, providerId: number, answer: unknown) => Promise<void>;
}

/** The context of every change. */
export interface Attempt {
  readonly access: Access;
  readonly keys: KeyRing;
  readonly outbound: Outbound;
  readonly providerId: number;
  readonly author: SignedInAuthor;
  /** Whether the author belongs to the provider, not to the platform. */
  readonly isOwnUser: boolean;
  /** Whether the session was confirmed recently. */
  readonly isConfirmed: (tx: Transaction) => Promise<boolean>;
  /** The recipients of notifications about changed secrets. */
  readonly owners: readonly string[];
  /** The systems that rules can be created for. */
  readonly offered: readonly string[];
  readonly now: Date;
  readonly once: Repeatable | undefined;
}

/** An acquired lock. */
export interface Lock extends Attempt {
  readonly tx: Transaction;
  /** Takes the next revision of the provider's rules, once per lock. */
  next: () => Promise<number>;
  /** `null` for a side without a value. */
  record: (objectId: string, from: object | null, to: object | null) => Promise<void>;
}

/** Throws `Refused` after a rollback. */
export function withRuleLock<Answer>(attempt: Attempt, work: (lock: Lock) => Promise<Answer>): Promise<Answer> {
  const { access, providerId, author, now, once } = attempt;
  return inTenant(access, providerId, async (tx) => {
    await lockRules(tx, providerId);
    const before = await once?.before(tx, providerId);
    if (before !== undefined) return before as Answer;
    const answer = await work({
      ...attempt,
      tx,
      next: () => nextRevision(tx),
      record: (object_id, from, to) =>
        writeAuditEvents(tx, { providerId, type: 'integration_rule', at: now }, author, [{ object_id, from, to }]),
    });
    await once?.store(tx, providerId, answer);
    return answer;
  });
}

/** The current rule; throws `unknown_rule`, or `conflict` when it changed after `base`. */
export async function lockedRule({ tx, providerId }: Lock, id: number, base?: number): Promise<StoredRule> {
  const rule = await findRule(tx, providerId, id);
  if (!rule) throw new Refused({ kind: 'unknown_rule' });
  if (base !== undefined && base !== rule.revision) throw new Refused({ kind: 'conflict', rule });
  return rule;
}
