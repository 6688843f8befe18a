/** Validates one line of a file as booking it alone would: the schema of the call, then the rules. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { form } from '#generated/forms/shipment.ts';
import { calls as validators } from '#generated/validators/calls.js';
import { schemaErrors } from '#platform/server/spreadsheets/line-errors.ts';
import { sentence } from '#platform/server/http/api-error.ts';
import { requestInRow, wrongParcelCount } from '../../domain/bulk/read-row.ts';
import { readRequest } from '../../domain/draft.ts';
import type { Booker } from '../booker.ts';
import { shipmentFindings, type Checked } from '../check-shipment.ts';

const schema = form.schema as unknown as JsonSchema;
const validate = validators.create_shipment?.body;

/** Empty when the line can be booked, as far as this can be determined in advance. */
export function rowErrors(
  booker: Booker,
  { account, settings }: Pick<Checked, 'account' | 'settings'>,
  columns: readonly (string | null)[],
  cells: readonly string[],
): readonly FieldError[] {
  const request = requestInRow(columns, cells);
  if (validate && !validate(request)) return schemaErrors(validate.errors ?? [], schema, request);
  const { envelope, draft } = readRequest(request);
  // Confirmed once for the whole file, when it is booked.
  const bookingRequest = { ...envelope, no_dangerous_goods: true };
  const { findings } = shipmentFindings(booker, draft, { account, settings, envelope: bookingRequest, isCopy: false });
  const errors = findings.map((finding) => ({ ...finding, message: sentence(finding.message) }));
  if (!wrongParcelCount(columns, cells)) return errors;
  return [...errors, { field: 'parcel_count', code: 'minimum', message: 'Enter a whole number from 1 to 100.' }];
}
