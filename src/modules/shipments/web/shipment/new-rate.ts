/** The price in the refusal of a change that would cost something else than the user was shown. */
import { isObject } from '#engine/values/json-value.ts';
import { CallError } from '#platform/web/client/call-error.ts';

/** In rand; undefined for any other failure. */
export function newRateIn(failure: unknown): number | undefined {
  if (!(failure instanceof CallError) || failure.code !== 'price_changed' || !isObject(failure.data)) return undefined;
  const { rate } = failure.data;
  return typeof rate === 'number' ? rate : undefined;
}
