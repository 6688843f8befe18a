/** `/billing/credit-notes`: the credit notes of every account. */
import type { ReactNode } from 'react';
import { credit_notes } from '#generated/tables.ts';
import { BillingList } from '../shared/billing-list.tsx';

export default function CreditNotesScreen(): ReactNode {
  return <BillingList table={credit_notes} />;
}
