/** Sends a new shipment and maps the result to the form. */
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Rate, Shipment, ShipmentRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import type { BookingStart } from './booking-start.ts';
import { fieldInForm } from './validate-booking.ts';

export interface Submission {
  readonly value: JsonObject;
  readonly start: BookingStart | undefined;
  readonly isDataCapture: boolean;
  /** The displayed price of the chosen service. */
  readonly rate: Rate | undefined;
  readonly hasConfirmedGoods: boolean;
  /** The same for every attempt to create this shipment. */
  readonly idempotencyKey: string;
}

export type Refusal =
  /** Shown at the fields. */
  | { readonly kind: 'fields' }
  /** The price has changed. */
  | { readonly kind: 'price'; readonly message: string }
  /** A chosen extra isn’t offered any more. */
  | { readonly kind: 'extras'; readonly message: string }
  /** An attempt whose answer was lost, or another tab, has created it from other details. */
  | { readonly kind: 'created'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly code?: string };

const alreadyCreated =
  'It has other details than the form has now. Check your shipments, and create it again only if you want a second one.';

export function requestOf(submission: Omit<Submission, 'idempotencyKey'>): ShipmentRequest {
  const { value, start, isDataCapture, rate, hasConfirmedGoods } = submission;
  return {
    ...(value as ShipmentRequest),
    ...(start?.duplicate_of !== undefined && { duplicate_of: start.duplicate_of }),
    ...(start?.return_of !== undefined && { return_of: start.return_of }),
    ...(isDataCapture && { mode: 'data-capture' }),
    ...(rate && { expected_rate: rate.rate }),
    ...(hasConfirmedGoods && { no_dangerous_goods: true }),
  };
}

export interface Made {
  readonly shipment: Shipment;
  readonly isQuote: boolean;
  /** For a shipment that must be paid before collection: lets the person who booked it pay. */
  readonly paymentToken?: string | undefined;
}

/** Throws the error of the call. */
export async function book(submission: Submission): Promise<Made> {
  const { idempotencyKey } = submission;
  const { shipment, payment_token: paymentToken } = await call('create_shipment', {
    ...{ body: requestOf(submission), idempotencyKey },
  });
  return { shipment, isQuote: false, paymentToken };
}

/** Saves the shipment as a quote instead of booking it. */
export async function saveQuote(submission: Submission): Promise<Made> {
  const { idempotencyKey } = submission;
  const { shipment } = await call('create_quote', { body: requestOf(submission), idempotencyKey });
  return { shipment, isQuote: true };
}

/** Puts errors at their fields; the page shows those without a field. */
export function refusalOf(model: RecordModel, failure: unknown): Refusal {
  const message = messageOf(failure) ?? 'Couldn’t create the shipment. Try again.';
  if (!(failure instanceof CallError)) return { kind: 'failed', message };
  if (failure.code === 'idempotency_mismatch') return { kind: 'created', message: alreadyCreated };
  if (failure.code === 'price_changed') return { kind: 'price', message };
  if (failure.errors.some(({ code }) => code === 'opt_in_unavailable')) return { kind: 'extras', message };
  // A conflict names the other change, at no field of the form.
  if (failure.errors.length === 0 || failure.code === 'conflict')
    return { kind: 'failed', message, code: failure.code };
  model.setServerErrors(
    failure.errors.map(({ field, message: text, code = 'refused' }) => ({
      field: fieldInForm(field, model.shownValue()),
      message: text,
      code,
    })),
    // The answer is about the whole shipment.
    Object.keys(model.state().serverErrors),
  );
  return { kind: 'fields' };
}
