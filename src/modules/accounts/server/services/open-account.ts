/** Opens an account on registration, with the answers to the provider's questions. */
import { settleAnswers } from '#engine/custom-fields/save-answers.ts';
import type { Answers } from '#engine/custom-fields/field.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { Contact, Settings } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import type { AuditAuthor, SignedInAuthor } from '#platform/server/audit/write-audit.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { registrationQuestions } from '../../domain/registration-questions.ts';
import { createAccount } from '../save-account.ts';
import { writeAnswers } from '../save-details.ts';

interface NewAccount {
  readonly providerId: number;
  readonly author: AuditAuthor;
  readonly settings: Settings;
  readonly now: Date;
  readonly name: string;
  readonly contact: Pick<Contact, 'name' | 'email' | 'mobile_number'>;
  readonly billing_address: string;
}

/** A prepaid account, which can book once it is topped up or with pay-as-you-go. Returns its id. */
export async function openPrepaidAccount(tx: Transaction, account: NewAccount): Promise<number> {
  const { name, contact: billing_contact, billing_address, ...change } = account;
  const opened = await createAccount(
    tx,
    { ...change, byCustomer: false, seesMoney: false },
    { name, account_type: 'prepaid', billing_contact, billing_address },
  );
  return opened.id;
}

/** The errors of the answers, by question id; empty when they are valid. */
export function answerProblems(settings: Settings, given: Answers, now: Date): readonly FieldError[] {
  return settle(settings, given, now).errors;
}

interface FirstAnswers {
  readonly providerId: number;
  readonly accountId: number;
  readonly author: SignedInAuthor;
  readonly now: Date;
}

export async function keepFirstAnswers(
  tx: Transaction,
  { author: audit, ...account }: FirstAnswers,
  settings: Settings,
  given: Answers,
): Promise<void> {
  const questions = registrationQuestions(settings).map((field) => ({
    ...{ group: 'registration' as const, may_answer: true, field },
  }));
  await writeAnswers(tx, { ...account, audit }, questions, [], settle(settings, given, account.now));
}

function settle(settings: Settings, given: Answers, now: Date) {
  const fields = registrationQuestions(settings);
  return settleAnswers({ fields, stored: {}, given, today: wallClock(now).date });
}
