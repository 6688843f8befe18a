/** Infobip's delivery report of an accepted message: delivered, or failed permanently. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface DeliveryReport {
  readonly status?: { readonly groupName?: string; readonly description?: string };
  readonly doneAt?: string;
}

/** Final groups; PENDING carries no news. */
const lost = new Set(['UNDELIVERABLE', 'EXPIRED', 'REJECTED']);

/**
 * Reports may be repeated and in any order: a delivered message stays delivered. They may also arrive before we have
 * recorded the message as sent.
 */
export async function keepReport(tx: Transaction, id: number, report: DeliveryReport, now: Date): Promise<void> {
  const { groupName = '', description } = report.status ?? {};
  const messages = tx.updateTable('messages').where('id', '=', id).where('mail_id', 'is', null);
  if (groupName === 'DELIVERED') {
    const done = new Date(report.doneAt ?? now);
    const delivered_at = Number.isNaN(done.getTime()) ? now : done;
    await messages
      .set({ status: 'delivered', problem: null, delivered_at })
      .where('status', 'in', ['queued', 'sent', 'failed'])
      .execute();
  } else if (lost.has(groupName)) {
    const problem = `Infobip couldn’t deliver it: ${description?.slice(0, 500) ?? groupName.toLowerCase()}.`;
    await messages.set({ status: 'failed', problem }).where('status', 'in', ['queued', 'sent']).execute();
  }
}
