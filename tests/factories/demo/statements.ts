/** A statement run of the demo: staff emailed last month’s statements, and some accounts had nobody to email them to. */
import { statementPeriods } from '#modules/billing/domain/statement-period.ts';
import { billingEmailOf } from '#modules/billing/domain/parties.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';

const threeDaysMs = 3 * 24 * 3_600_000;

interface DemoStatements {
  readonly provider_id: number;
  readonly account_ids: readonly number[];
  readonly started_by: string;
}

export async function buildDemoStatements(
  tx: Transaction,
  { provider_id, account_ids, started_by }: DemoStatements,
): Promise<void> {
  const started_at = new Date(Date.now() - threeDaysMs);
  const [, lastMonth] = statementPeriods(wallClock(started_at).date);
  const { from, to } = lastMonth!;
  const { id: run_id } = await tx
    .insertInto('statement_runs')
    .values({ provider_id, from_day: from, to_day: to, started_at, started_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accounts = await tx
    .selectFrom('accounts')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .where('id', 'in', account_ids)
    .execute();
  for (const account of accounts) {
    const sent_to = billingEmailOf(account);
    const [state, problem] =
      sent_to === null ? (['skipped', 'The account has no billing email.'] as const) : (['sent', null] as const);
    await tx
      .insertInto('statement_run_accounts')
      .values({ provider_id, run_id, account_id: account.id, state, sent_to, problem })
      .execute();
  }
}
