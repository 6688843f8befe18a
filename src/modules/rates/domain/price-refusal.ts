/** Why a shipment has no price, where the price call refuses single values: the fields are named as in the form. */
import type { FieldError } from '#engine/validation/messages.ts';
import { midSentence } from '#engine/values/sentence.ts';

const sides: Readonly<Record<string, string>> = {
  submitted_length_cm: 'length',
  submitted_width_cm: 'width',
  submitted_height_cm: 'height',
  submitted_weight_kg: 'weight',
};

/** `Parcel 2, length: must be at most 1000.`; undefined where no field says more than the whole answer does. */
export function priceRefusal(
  code: string,
  errors: readonly Pick<FieldError, 'field' | 'message'>[],
): string | undefined {
  if (code !== 'invalid_input' || errors.length === 0) return undefined;
  return errors.map(({ field, message }) => `${nameOf(field)}: ${midSentence(message)}`).join(' ');
}

/** A field of a parcel with its parcel, any other by its words: `collection_address.code` is `Collection address, code`. */
function nameOf(field: string): string {
  const parts = field.split('.').map((part, at, all) => {
    if (all[0] === 'parcels' && at === 1) return String(Number(part) + 1);
    return sides[part] ?? part.replaceAll('_', ' ');
  });
  const [list, number, ...rest] = parts;
  const named = list === 'parcels' && number !== undefined ? [`parcel ${number}`, ...rest] : parts;
  return named.join(', ').replace(/^./, (first) => first.toUpperCase());
}
