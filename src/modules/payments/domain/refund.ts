/** How payments are paid back, and how much of one can be. Amounts are in cents. */
import type { Cents } from '#platform/domain/money.ts';
import type { GatewayName } from './labels.ts';

/** Payment providers that we can ask to pay back. Bob Pay’s staff dashboard does it: its API has no public description. */
const asked: ReadonlySet<string> = new Set(['payfast', 'stitch'] satisfies GatewayName[]);

export function canAskForRefund(gateway: string | null | undefined): gateway is 'payfast' | 'stitch' {
  return gateway !== null && gateway !== undefined && asked.has(gateway);
}

interface Paid {
  readonly amount: Cents;
  /** What was paid back of it. */
  readonly repaid: Cents;
  /** What settles invoices: they would be outstanding again. */
  readonly allocated: Cents;
  readonly isReversed: boolean;
}

/** What can be paid back now, never negative. */
export function refundable({ amount, repaid, allocated, isReversed }: Paid): Cents {
  return isReversed ? 0 : Math.max(0, amount - repaid - allocated);
}
