/** The invoice days of an account, by its frequency (F246, F252). */
import type { InvoiceFrequency } from '#generated/types.ts';

export interface InvoiceRhythm {
  readonly frequency: InvoiceFrequency;
  /** Monday is 1, Sunday 0; for weekly invoices. */
  readonly dayOfWeek: number;
  /** 1 to 28; for monthly invoices. */
  readonly dayOfMonth: number;
}

const dayMs = 24 * 3_600_000;

/**
 * The latest invoice day up to `today`; the invoice covers charges before that day. Daily and shipment-by-shipment
 * accounts are invoiced every day.
 * @param today `2026-11-22`
 */
export function latestInvoiceDay(today: string, { frequency, dayOfWeek, dayOfMonth }: InvoiceRhythm): string {
  if (frequency === 'weekly') {
    const day = new Date(`${today}T00:00:00Z`);
    const back = (day.getUTCDay() - dayOfWeek + 7) % 7;
    return new Date(day.getTime() - back * dayMs).toISOString().slice(0, 10);
  }
  if (frequency !== 'monthly') return today;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const first = Date.UTC(year, month - 1 - (day < dayOfMonth ? 1 : 0), dayOfMonth);
  return new Date(first).toISOString().slice(0, 10);
}
