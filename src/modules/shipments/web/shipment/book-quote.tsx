/** The button that books a quote, with a confirmation, or quotes an expired one again. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { BookQuoteDialog, useQuoteAgain } from '../quotes/book-quote.tsx';

export function BookQuote({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const again = useQuoteAgain();
  const mayBook = useCan('API_/shipments:POST');
  if (!mayBook) return null;
  if (shipment.status === 'quote-expired')
    return <Button onClick={() => void again(shipment.id).catch(toastFailure)}>Quote again</Button>;
  if (shipment.status !== 'quote') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book quote</Button>
      {isOpen && <BookQuoteDialog quote={shipment} onClose={() => setOpen(false)} />}
    </>
  );
}
