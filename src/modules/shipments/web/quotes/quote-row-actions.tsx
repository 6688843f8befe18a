/** The actions of a quote in the list: download, email, and book at the quoted price. */
import { IconCreditCard, IconFileDownload, IconMail, IconPackage, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ShipmentQuote } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { BookQuoteDialog, useQuoteAgain } from './book-quote.tsx';
import { EmailQuoteDialog } from './email-quote.tsx';

export function QuoteRowActions({ quote }: { readonly quote: ShipmentQuote }): ReactNode {
  const maySeePrices = useCan('INLINE_see_billing_info');
  const mayQuote = useCan('API_/shipments:POST');
  const mayBook = mayQuote && quote.status === 'quote';
  const audience = useAudience();
  const navigate = useNavigate();
  const again = useQuoteAgain();
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
          mayQuote &&
            quote.status === 'quote-expired' && {
              ...{ title: 'Quote again', icon: IconRefresh, run: () => void again(id).catch(toastFailure) },
            },
          maySeePrices && {
            title: 'Download PDF',
            icon: IconFileDownload,
            run: () => void download(() => call('read_quote_document', { query: { id } })),
          },
          maySeePrices && { title: 'Email', icon: IconMail, run: () => setOpen('email') },
        ]}
      />
      {open === 'email' && <EmailQuoteDialog quote={quote} onClose={close} />}
      {open === 'book' && <BookQuoteDialog quote={quote} onClose={close} />}
    </>
  );
}
