/** `/billing/credit-notes`: the credit notes of every account, and adding one. */
import type { ReactNode } from 'react';
import { credit_notes } from '#generated/tables.ts';
import { CreditButton } from '../document/credit-button.tsx';
import { BillingList } from '../shared/billing-list.tsx';

export default function CreditNotesScreen(): ReactNode {
  return <BillingList table={credit_notes} actions={<CreditButton />} />;
}
