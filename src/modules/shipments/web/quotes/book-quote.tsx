/** Books a quote at the quoted price. One that no longer fits the provider's rules continues in the booking form. */
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ShipmentQuote } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { copyShipment } from '../../domain/copy-shipment.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

/** What is refused because of the shipment itself, so that other details or another service help. */
const fixable: ReadonlySet<string> = new Set(['invalid_shipment', 'not_rateable', 'quote_expired']);

export type BookableQuote = Pick<ShipmentQuote, 'id' | 'short_tracking_reference'> & { readonly rate?: number | null };

interface BookQuoteDialogProps {
  readonly quote: BookableQuote;
  readonly onClose: () => void;
}

/** Opens the booking form with the details of a quote, at today's price. */
export function useQuoteAgain(): (id: number) => Promise<void> {
  const navigate = useNavigate();
  return async (id) => {
    const { shipments } = await call('read_shipments', { query: { id, limit: 1 } });
    const [shipment] = shipments;
    if (!shipment) return;
    const value = copyShipment(shipment, 'duplicate', wallClock(new Date()).date);
    void navigate('/shipments/new', { state: { booking: { value, duplicate_of: id } } });
  };
}

export function BookQuoteDialog({ quote, onClose }: BookQuoteDialogProps): ReactNode {
  const navigate = useNavigate();
  const again = useQuoteAgain();
  const [problem, setProblem] = useState<string>();
  const { id, short_tracking_reference: reference, rate } = quote;
  const book = async (): Promise<void> => {
    try {
      await call('convert_quote', { body: { id } });
      showToast('success', `Shipment ${reference} created`);
      onClose();
      void navigate(`/shipments/${id}`);
    } catch (failure) {
      if (failure instanceof CallError && fixable.has(failure.code)) return setProblem(failure.message);
      toastFailure(failure, false);
      onClose();
    } finally {
      shipmentsMoved();
    }
  };
  if (problem !== undefined)
    return (
      <Confirm
        opened
        title={`Quote ${reference} can’t be booked as it is`}
        action="Change and book"
        onConfirm={() => again(id)}
        onCancel={onClose}
      >
        {problem} The booking form opens with its details, at today’s price.
      </Confirm>
    );
  return (
    <Confirm opened title={`Book quote ${reference}?`} action="Book quote" onConfirm={book} onCancel={onClose}>
      {typeof rate === 'number'
        ? `It’s booked at the price that was quoted: ${moneyText(rate)}.`
        : 'It’s booked at the price that was quoted.'}
    </Confirm>
  );
}
