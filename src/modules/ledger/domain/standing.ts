/** What an account can afford: hold, credit limit and prepaid balance. Pure, for the booking form and the server. */
import type { AccountType } from '#generated/types.ts';
import { randText, type Cents } from '#platform/domain/money.ts';

/** The state of an account; money in cents. */
export interface Standing {
  readonly accountId: number;
  readonly accountType: AccountType;
  /** On hold, without a temporary exemption (F234). */
  readonly isOnHold: boolean;
  readonly balance: Cents;
  /** How far below zero the balance of a postpaid account may go. */
  readonly creditLimit: Cents;
}

const refusals = ['account_on_hold', 'credit_limit_exceeded', 'insufficient_balance'] as const;

/** Whether an error code is that of a refused charge. */
export function isRefusal(code: string): code is StandingRefusal['code'] {
  return refusals.some((refusal) => refusal === code);
}

export interface StandingRefusal {
  readonly code: (typeof refusals)[number];
  readonly message: string;
}

/** The amount that an account can still spend; negative when it owes more than allowed. Only postpaid accounts have credit. */
export function available({ accountType, balance, creditLimit }: Standing): Cents {
  return accountType === 'postpaid' ? balance + creditLimit : balance;
}

/**
 * Whether an account can afford an amount: prepaid and guest accounts need the balance, postpaid ones the rest of their
 * limit.
 */
export function canAfford(standing: Standing, amount: Cents): boolean {
  return amount <= 0 || amount <= available(standing);
}

/** Why an account can’t be charged an amount; undefined when it can. A hold is reported first, whatever the amount. */
export function standingRefusal(standing: Standing, amount: Cents): StandingRefusal | undefined {
  if (standing.isOnHold)
    return { code: 'account_on_hold', message: 'This account can’t book shipments until its hold is lifted.' };
  if (canAfford(standing, amount)) return undefined;
  if (standing.accountType === 'postpaid')
    return { code: 'credit_limit_exceeded', message: overLimitText(standing, amount) };
  return {
    code: 'insufficient_balance',
    message: `This costs ${randText(amount)} and the balance is ${randText(standing.balance)}. Top up the account first.`,
  };
}

/** The same for users who may not see billing: without the price and the balance. */
export function withoutAmounts({ code, message }: StandingRefusal): StandingRefusal {
  if (code === 'account_on_hold') return { code, message };
  return { code, message: 'The account can’t pay for this. Ask a colleague who manages its billing.' };
}

/** An account without credit can't be helped by paying. */
function overLimitText(standing: Standing, amount: Cents): string {
  if (standing.creditLimit === 0 && standing.balance >= 0)
    return `This costs ${randText(amount)} and the account has no credit limit yet. Support can set one.`;
  const left = randText(Math.max(0, available(standing)));
  return `This costs ${randText(amount)} and ${left} of the credit limit is left. Pay open invoices first.`;
}
