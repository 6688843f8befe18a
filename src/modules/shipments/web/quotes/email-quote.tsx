/** Sends a quote by email, with its PDF. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as emailForm from '#generated/forms/quote-email.ts';
import { call } from '#platform/web/client/call.ts';
import { useSession } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import type { BookableQuote } from './book-quote.tsx';

interface EmailQuoteDialogProps {
  readonly quote: BookableQuote;
  readonly onClose: () => void;
}

export function EmailQuoteDialog({ quote, onClose }: EmailQuoteDialogProps): ReactNode {
  const { user } = useSession();
  const send = async ({ recipients }: JsonObject): Promise<void> => {
    await call('email_quote', { body: { id: quote.id, recipients: String(recipients) } });
    showToast('success', `Quote ${quote.short_tracking_reference} emailed`);
    onClose();
  };
  return (
    <SchemaDialog
      form={emailForm}
      layout="send"
      title={`Email quote ${quote.short_tracking_reference}`}
      action="Send email"
      failed="Couldn’t send the email"
      stored={user ? { recipients: user.email } : {}}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
