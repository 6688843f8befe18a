/** Validates and prices one line of a file as booking it alone would: the schema of the call, the rules, the price. */
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { form } from '#generated/forms/shipment.ts';
import type { ServiceLevel, ShipmentRequest } from '#generated/types.ts';
import { calls as validators } from '#generated/validators/calls.js';
import type { Cents } from '#platform/domain/money.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { ApiError, sentence } from '#platform/server/http/api-error.ts';
import { schemaErrors } from '#platform/server/spreadsheets/line-errors.ts';
import { requestInRow, wrongParcelCount } from '../../domain/bulk/read-row.ts';
import { readRequest, type CompleteDraft } from '../../domain/draft.ts';
import type { Booker } from '../booker.ts';
import { checkShipment, type Checked } from '../check-shipment.ts';
import type { Pricing } from '../price.ts';

const schema = form.schema as unknown as JsonSchema;
const validate = validators.create_shipment?.body;

/** What all lines of a file have in common. */
export interface FileRules extends Pick<Checked, 'account' | 'settings'> {
  readonly columns: readonly (string | null)[];
  /** All that the provider offers. */
  readonly levels: readonly ServiceLevel[];
  readonly price: Pricing;
}

/** A line that can be booked has a price; any other has errors. */
export type CheckedRow = { readonly errors: readonly FieldError[] } | { readonly amount: Cents };

/** The price is that of today: it may differ when the line is booked. */
export async function checkRow(
  tx: Transaction,
  booker: Booker,
  rules: FileRules,
  cells: readonly string[],
): Promise<CheckedRow> {
  const { columns, levels, account, price } = rules;
  const request = requestInRow(columns, cells, levels);
  const refused = refusedBySchema(request);
  if (refused.length > 0) {
    // A line is corrected once: what else is wrong is found in the values that can be read.
    const isReadable = (field: string | null): boolean => refused.every((error) => error.field !== field);
    const readable = columns.map((field) => (isReadable(field) ? field : null));
    const rest = requestInRow(readable, cells, levels);
    const further = refusedBySchema(rest).length > 0 ? [] : (await checkRead(tx, booker, rules, rest, cells)).errors;
    return { errors: [...refused, ...further.filter(({ field }) => isReadable(ofFirstParcel(field)))] };
  }
  const { draft, errors } = await checkRead(tx, booker, rules, request, cells);
  if (!draft || errors.length > 0) return { errors };
  try {
    return { amount: price(account.id, draft).amount };
  } catch (error) {
    return { errors: errorsOf(error) };
  }
}

/** The parcels of a line are alike: what is wrong with one of them is said once. */
function refusedBySchema(request: ShipmentRequest): readonly FieldError[] {
  if (!validate || validate(request)) return [];
  return schemaErrors(validate.errors ?? [], schema, request).filter(({ field }) => field === ofFirstParcel(field));
}

function ofFirstParcel(field: string): string {
  return field.replace(/^parcels\.\d+/, 'parcels.0');
}

async function checkRead(
  tx: Transaction,
  booker: Booker,
  rules: FileRules,
  request: ShipmentRequest,
  cells: readonly string[],
): Promise<{ readonly draft?: CompleteDraft; readonly errors: readonly FieldError[] }> {
  const { columns, levels } = rules;
  const checked = await complete(tx, booker, rules, request);
  const errors = [...checked.errors];
  const { service_level_code: code } = request;
  if (code && levels.every((level) => level.code !== code))
    errors.push({ field: 'service_level_code', code: 'unknown_service_level', message: unknownLevel(code, levels) });
  if (wrongParcelCount(columns, cells))
    errors.push({ field: 'parcel_count', code: 'minimum', message: 'Enter a whole number from 1 to 100.' });
  return { ...checked, errors };
}

async function complete(
  tx: Transaction,
  booker: Booker,
  { account, settings }: FileRules,
  request: ShipmentRequest,
): Promise<{ readonly draft?: CompleteDraft; readonly errors: readonly FieldError[] }> {
  const { envelope, draft } = readRequest(request);
  // Confirmed once for the whole file, when it is booked.
  const confirmed = { ...envelope, no_dangerous_goods: true };
  try {
    const checked = { account, settings, envelope: confirmed, isCopy: false };
    return { draft: await checkShipment(tx, booker, draft, checked), errors: [] };
  } catch (error) {
    return { errors: errorsOf(error) };
  }
}

/** A refusal by rules, price or balance is an error of the line; anything else is thrown again. */
export function errorsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  if (error.errors.length === 0) return [{ field: '', code: error.code, message: error.message }];
  return error.errors.map((one) => ({ ...one, code: one.code ?? error.code }));
}

function unknownLevel(code: string, levels: readonly ServiceLevel[]): string {
  const codes = levels.map((level) => level.code).join(', ');
  return sentence(`There is no service level “${code}”${codes && `. The codes are ${codes}`}`);
}
