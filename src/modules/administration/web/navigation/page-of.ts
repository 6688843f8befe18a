/** The page of a record found by the reference search (F095). */
import type { ReferenceType } from '#generated/types.ts';
import type { Audience } from '#platform/web/client/session.ts';

/** Customers find only their own account, whose address has no id. */
export function pageOf(type: ReferenceType, id: number, audience: Audience): string {
  if (type === 'shipment') return `/shipments/${id}`;
  const staff = audience === 'staff' ? '/accounts' : '';
  if (type === 'invoice') return `${staff}/invoices/${id}`;
  if (type === 'credit-note') return `${staff}/credit-notes/${id}`;
  return audience === 'staff' ? `/accounts/${id}` : '/account';
}
