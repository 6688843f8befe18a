/** Downloads the receipt of a payment, and sends it by email. */
import type { ReactNode } from 'react';
import { DocumentActions } from '#modules/billing/web/shared/document-actions.tsx';
import { call } from '#platform/web/client/call.ts';

interface ReceiptActionsProps {
  /** Number of the payment's transaction. */
  readonly id: number;
  /** To whom it is offered to be sent. */
  readonly email: string | null;
}

export function ReceiptActions({ id, email }: ReceiptActionsProps): ReactNode {
  return (
    <DocumentActions
      name={`Receipt ${id}`}
      recipients={email}
      isSecondary
      fetch={() => call('read_payment_receipt', { params: { id }, query: {} })}
      email={(recipients) => call('email_payment_receipt', { body: { id, recipients } })}
    />
  );
}
