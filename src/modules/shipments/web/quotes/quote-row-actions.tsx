/** The actions of a quote in the list: download, email, and book at the quoted price. */
import { IconCreditCard, IconFileDownload, IconMail, IconPackage } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as emailForm from '#generated/forms/quote-email.ts';
import type { ShipmentQuote } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { useAudience, useCan, useSession } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

export function QuoteRowActions({ quote }: { readonly quote: ShipmentQuote }): ReactNode {
  const maySeePrices = useCan('INLINE_see_billing_info');
  const mayBook = useCan('API_/shipments:POST') && quote.status === 'quote';
  const audience = useAudience();
  const navigate = useNavigate();
  const { isBusy, download } = useDownload();
  const [open, setOpen] = useState<'email' | 'book'>();
  const { id, short_tracking_reference: reference } = quote;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <RowMenu
        name={reference}
        isBusy={isBusy}
        actions={[
          mayBook &&
            audience === 'customer' && {
              ...{ title: 'Pay now', icon: IconCreditCard },
              run: () => void navigate(`/shipments/pay?str=${reference}`),
            },
          mayBook && { title: 'Book', icon: IconPackage, run: () => setOpen('book') },
          maySeePrices && {
            title: 'Download PDF',
            icon: IconFileDownload,
            run: () => void download(() => call('read_quote_document', { query: { id } })),
          },
          maySeePrices && { title: 'Email', icon: IconMail, run: () => setOpen('email') },
        ]}
      />
      {open === 'email' && <EmailDialog quote={quote} onClose={close} />}
      {open === 'book' && <BookDialog quote={quote} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly quote: ShipmentQuote;
  readonly onClose: () => void;
}

function EmailDialog({ quote, onClose }: DialogProps): ReactNode {
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

function BookDialog({ quote, onClose }: DialogProps): ReactNode {
  const navigate = useNavigate();
  const { id, short_tracking_reference: reference, rate } = quote;
  const book = async (): Promise<void> => {
    onClose();
    try {
      await call('convert_quote', { body: { id } });
      showToast('success', `Shipment ${reference} created`);
      shipmentsMoved();
      void navigate(`/shipments/${id}`);
    } catch (failure) {
      toastFailure(failure, false);
    }
  };
  return (
    <Confirm opened title={`Book quote ${reference}?`} action="Book quote" onConfirm={book} onCancel={onClose}>
      {typeof rate === 'number'
        ? `It’s booked at the price that was quoted: ${moneyText(rate)}.`
        : 'It’s booked at the price that was quoted.'}
    </Confirm>
  );
}
