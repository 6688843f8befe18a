/** The button that books a quote, with a confirmation. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { BookQuoteDialog } from '../quotes/book-quote.tsx';

export function BookQuote({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const mayBook = useCan('API_/shipments:POST');
  if (shipment.status !== 'quote' || !mayBook) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Book quote</Button>
      {isOpen && <BookQuoteDialog quote={shipment} onClose={() => setOpen(false)} />}
    </>
  );
}
