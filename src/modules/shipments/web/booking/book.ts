/** Sends a new shipment, and says what became of it in terms of the form. */
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
  /** The price that was shown for the chosen service. */
  readonly rate: Rate | undefined;
  readonly hasConfirmedGoods: boolean;
  readonly keys: SubmitKeys;
}

export type Refusal =
  /** Said at the fields. */
  | { readonly kind: 'fields' }
  /** It costs something else by now. */
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
  /** For a shipment that is collected once it is paid for: lets whoever booked it pay. */
  readonly paymentToken?: string | undefined;
}

/** Throws what the call throws. */
export async function book(submission: Submission): Promise<Made> {
  const body = requestOf(submission);
  const { shipment, payment_token: paymentToken } = await call('create_shipment', {
    ...{ body, ...submission.keys.of(body) },
  });
  return { shipment, isQuote: false, paymentToken };
}

/** Keeps the shipment as a quote in place of booking it. */
export async function saveQuote(submission: Submission): Promise<Made> {
  const body = requestOf(submission);
  const { shipment } = await call('create_quote', { body, ...submission.keys.of(body) });
  return { shipment, isQuote: true };
}

/** Puts findings on their fields; what belongs to no field is for the page to say. */
export function refusalOf(model: RecordModel, failure: unknown): Refusal {
  const message = messageOf(failure) ?? 'Couldn’t create the shipment. Try again.';
  if (!(failure instanceof CallError)) return { kind: 'failed', message };
  if (failure.code === 'price_changed') return { kind: 'price', message };
  // A conflict says whose change it is, at no field of the form.
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
