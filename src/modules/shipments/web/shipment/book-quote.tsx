/** Books a quote at the quoted price. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { useCan } from '#platform/web/client/session.ts';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

export function BookQuote({ shipment }: { readonly shipment: Shipment }): ReactNode {
  const [isBooking, setBooking] = useState(false);
  const mayBook = useCan('API_/shipments:POST');
  if (shipment.status !== 'quote' || !mayBook) return null;
  const convert = async (): Promise<void> => {
    setBooking(true);
    try {
      await call('convert_quote', { body: { id: shipment.id } });
      showToast('success', `Shipment ${shipment.short_tracking_reference} created`);
    } catch (failure) {
      toastFailure(failure, false);
    }
    setBooking(false);
    shipmentsMoved();
  };
  return (
    <Button loading={isBooking} onClick={() => void convert()}>
      Book quote
    </Button>
  );
}
