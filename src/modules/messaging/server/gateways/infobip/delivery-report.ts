/** What Infobip reports of a message that it accepted: that it arrived, or that it never will. */
import type { Transaction } from '#platform/server/db/tenant.ts';

export interface DeliveryReport {
  readonly status?: { readonly groupName?: string; readonly description?: string };
  readonly doneAt?: string;
}

/** Groups after which nothing follows; PENDING says nothing new. */
const lost = new Set(['UNDELIVERABLE', 'EXPIRED', 'REJECTED']);

/** Reports may come twice and in any order: what arrived stays so. They may also come before our own note that it was sent. */
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
