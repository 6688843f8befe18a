/** Emails the provider what became of the statements of a month: how many were sent, and which were not and why. */
import { counted } from '#engine/values/sentence.ts';
import { emailsIn } from '#engine/schema/formats.ts';
import type { FastifyInstance } from 'fastify';
import { findAdministratorAddresses } from '#modules/settings/server/services/owners-repository.ts';
import { siteOf } from '#modules/tracking/server/services/site-of.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { resultsOf } from './read-statement-runs.ts';
import type { StatementRun } from './statement-runs.ts';

/** Accounts beyond these are only counted. */
const mostNamed = 200;

/** To the billing email, or the administrators where there is none. */
export async function mailSummary(app: FastifyInstance, tx: Transaction, run: StatementRun): Promise<void> {
  const settings = await app.settings.decidingWithin(tx, run.provider_id);
  const own = emailsIn(settings.billing_email_address ?? '');
  const results = await resultsOf(tx, run.id);
  const failed = results.filter(({ problem }) => problem !== null);
  const site = await portalOf(tx, settings, await siteOf(tx, ''));
  await putMail(tx, run.provider_id, {
    ...{ kind: 'statement_summary', sender: 'provider', in_inbox: true },
    recipients: own.length > 0 ? own : await findAdministratorAddresses(tx),
    subject: subjectOf(results.length, failed.length),
    body: bodyOf(run, { sent: results.length - failed.length, failed, site }),
  });
}

function subjectOf(all: number, failed: number): string {
  if (all === 0) return 'Monthly statements: none were due';
  const sent = `Monthly statements: ${counted(all - failed, 'account was', 'accounts were')} emailed`;
  return failed === 0 ? sent : `${sent}, ${failed} not`;
}

interface Results {
  readonly sent: number;
  readonly failed: Awaited<ReturnType<typeof resultsOf>>;
  readonly site: string | undefined;
}

function bodyOf({ id, from_day, to_day, audience }: StatementRun, { sent, failed, site }: Results): string {
  const period = `${dayText(from_day!)} to ${dayText(to_day!)}`;
  const which = audience === 'overdue' ? 'Overdue accounts' : 'Accounts that owe something';
  const named = failed
    .slice(0, mostNamed)
    .map(({ name, account_code, problem }) => `- ${name} (${account_code}): ${problem}`);
  const others = failed.length - named.length;
  return [
    `Statements of ${period} were emailed to ${counted(sent, 'account', 'accounts')}. They go to: ${which}.`,
    ...(failed.length === 0
      ? []
      : [
          '',
          `${counted(failed.length, 'account', 'accounts')} got no statement:`,
          ...named,
          ...(others > 0 ? [`- and ${counted(others, 'other account', 'other accounts')}`] : []),
          '',
          `Add what is missing, then email these again${site === undefined ? '' : `: ${site}/billing/statement-runs/${id}`}`,
        ]),
    '',
    'You can change when statements are sent, and to whom, under Settings, Rates, Statements.',
    '',
  ].join('\n');
}
