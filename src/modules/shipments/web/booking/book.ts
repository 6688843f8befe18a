/** Sends a new shipment and maps the result to the form. */
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Rate, Shipment, ShipmentRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import type { RecordModel } from '#platform/web/form/model/record-model.ts';
import type { BookingStart } from './booking-start.ts';
import type { SubmitKeys } from './idempotency.ts';
import { fieldInForm } from './validate-booking.ts';

export interface Submission {
  readonly value: JsonObject;
  readonly start: BookingStart | undefined;
  readonly isDataCapture: boolean;
  /** The displayed price of the chosen service. */
  readonly rate: Rate | undefined;
  readonly hasConfirmedGoods: boolean;
  readonly keys: SubmitKeys;
}

export type Refusal =
  /** Shown at the fields. */
  | { readonly kind: 'fields' }
  /** The price has changed. */
  | { readonly kind: 'price'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export function requestOf(submission: Omit<Submission, 'keys'>): ShipmentRequest {
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
  const body = requestOf(submission);
  const { shipment, payment_token: paymentToken } = await call('create_shipment', {
    ...{ body, ...submission.keys.of(body) },
  });
  return { shipment, isQuote: false, paymentToken };
}

/** Saves the shipment as a quote instead of booking it. */
export async function saveQuote(submission: Submission): Promise<Made> {
  const body = requestOf(submission);
  const { shipment } = await call('create_quote', { body, ...submission.keys.of(body) });
  return { shipment, isQuote: true };
}

/** Puts errors at their fields; the page shows those without a field. */
export function refusalOf(model: RecordModel, failure: unknown): Refusal {
  const message = messageOf(failure) ?? 'Couldn’t create the shipment. Try again.';
  if (!(failure instanceof CallError)) return { kind: 'failed', message };
  if (failure.code === 'price_changed') return { kind: 'price', message };
  // A conflict names the other change, at no field of the form.
  if (failure.errors.length === 0 || failure.code === 'conflict') return { kind: 'failed', message };
  model.setServerErrors(
    failure.errors.map(({ field, message: text, code = 'refused' }) => ({
      field: fieldInForm(field),
      message: text,
      code,
    })),
  );
  return { kind: 'fields' };
}
