/** Validates one line of a file as booking it alone would: the schema of the call, then the rules. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { form } from '#generated/forms/shipment.ts';
import type { ServiceLevel } from '#generated/types.ts';
import { calls as validators } from '#generated/validators/calls.js';
import { schemaErrors } from '#platform/server/spreadsheets/line-errors.ts';
import { sentence } from '#platform/server/http/api-error.ts';
import { requestInRow, wrongParcelCount } from '../../domain/bulk/read-row.ts';
import { readRequest } from '../../domain/draft.ts';
import type { Booker } from '../booker.ts';
import { shipmentFindings, type Checked } from '../check-shipment.ts';

const schema = form.schema as unknown as JsonSchema;
const validate = validators.create_shipment?.body;

/** What all lines of a file have in common. */
export interface FileRules extends Pick<Checked, 'account' | 'settings'> {
  readonly columns: readonly (string | null)[];
  /** All that the provider offers. */
  readonly levels: readonly ServiceLevel[];
}

/** Empty when the line can be booked, as far as this can be determined in advance. */
export function rowErrors(
  booker: Booker,
  { account, settings, columns, levels }: FileRules,
  cells: readonly string[],
): readonly FieldError[] {
  const request = requestInRow(columns, cells, levels);
  if (validate && !validate(request)) return schemaErrors(validate.errors ?? [], schema, request);
  const { envelope, draft } = readRequest(request);
  // Confirmed once for the whole file, when it is booked.
  const bookingRequest = { ...envelope, no_dangerous_goods: true };
  const { findings } = shipmentFindings(booker, draft, { account, settings, envelope: bookingRequest, isCopy: false });
  const errors: FieldError[] = findings.map((finding) => ({ ...finding, message: sentence(finding.message) }));
  const { service_level_code: code } = request;
  if (code && levels.every((level) => level.code !== code))
    errors.push({ field: 'service_level_code', code: 'unknown_service_level', message: unknownLevel(code, levels) });
  if (wrongParcelCount(columns, cells))
    errors.push({ field: 'parcel_count', code: 'minimum', message: 'Enter a whole number from 1 to 100.' });
  return errors;
}

function unknownLevel(code: string, levels: readonly ServiceLevel[]): string {
  const codes = levels.map((level) => level.code).join(', ');
  return sentence(`There is no service level “${code}”${codes && `. The codes are ${codes}`}`);
}
