/** The columns of an account import: the fields of the account form under common names. */
import { form } from '#generated/forms/account.ts';
import type { AccountRecordRequest } from '#generated/types.ts';
import { cellValue, putAt, type CellSchema } from '#platform/domain/cell-value.ts';
import { cellsByField, guessColumns, type SpreadsheetColumn } from '#platform/domain/spreadsheet-columns.ts';

interface FieldSchema extends CellSchema {
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

interface AccountColumn extends SpreadsheetColumn {
  readonly schema: FieldSchema;
}

const otherNames: Readonly<Record<string, readonly string[]>> = {
  name: ['Account', 'Account name', 'Customer', 'Customer name', 'Company', 'Company name', 'Business name'],
  account_code: ['Code', 'Account number', 'Account no', 'Customer code'],
  account_type: ['Type', 'Payment type'],
  credit_limit: ['Limit', 'Credit'],
  invoice_frequency: ['Frequency', 'Invoicing', 'Invoices'],
  payment_terms_days: ['Terms', 'Terms in days', 'Payment terms in days', 'Payment days'],
  company_name: ['Registered name', 'Legal name', 'Legal entity'],
  company_registration_no: ['Registration number', 'Registration no', 'Company registration', 'CIPC number', 'Reg no'],
  company_vat_no: ['VAT no', 'VAT', 'VAT registration number', 'VAT reg no', 'Tax number'],
  billing_address: ['Address', 'Invoice address', 'Postal address', 'Company address'],
  tracking_prefix: ['Prefix', 'Waybill prefix'],
  support_email: ['Customer support email'],
  'billing_contact.name': ['Contact', 'Contact person', 'Contact name', 'Billing contact'],
  'billing_contact.email': ['Email', 'Email address', 'Invoice email', 'Accounts email'],
  'billing_contact.mobile_number': ['Mobile number', 'Mobile', 'Phone', 'Phone number', 'Cell', 'Telephone'],
  'billing_contact.alternative_contact_number': ['Alternative number', 'Other number', 'Second number', 'Landline'],
};

/** The titles of the form for contact fields. */
const contactTitles: Readonly<Record<string, string>> = {
  'billing_contact.name': 'Billing contact',
  'billing_contact.email': 'Billing email',
  'billing_contact.mobile_number': 'Billing mobile number',
  'billing_contact.alternative_contact_number': 'Billing alternative number',
};

function fieldsIn(properties: Readonly<Record<string, FieldSchema>>, path = ''): readonly AccountColumn[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = `${path}${name}`;
    if (schema.properties) return fieldsIn(schema.properties, `${field}.`);
    // Branches are chosen, not typed.
    if (field === 'branch_id') return [];
    // Lists have settings and screens of their own.
    if (schema.type === 'array') return [];
    const title = contactTitles[field] ?? schema.title ?? field;
    return [{ field, schema, title, names: otherNames[field] ?? [] }];
  });
}

const { properties } = form.schema as unknown as { readonly properties: Readonly<Record<string, FieldSchema>> };

export const accountColumns: readonly AccountColumn[] = fieldsIn(properties);

const byField = new Map(accountColumns.map((column) => [column.field, column]));

/** The column title of a field. */
export function titleOfAccountField(field: string): string {
  return byField.get(field)?.title ?? (field === 'billing_contact' ? 'Billing contact' : field);
}

/** Whether the import supports the field. */
export function isAccountField(field: string): boolean {
  return byField.has(field);
}

/** The field of each heading, null for an unknown one. */
export function guessedAccountColumns(headings: readonly string[]): readonly (string | null)[] {
  return guessColumns(accountColumns, headings).map((field) => field ?? null);
}

/** The request of a line: blank cells are omitted, and codes are converted to capitals. */
export function accountInRow(columns: readonly (string | null)[], cells: readonly string[]): AccountRecordRequest {
  const request: Record<string, unknown> = {};
  for (const [field, text] of cellsByField(columns, cells)) {
    const schema = byField.get(field)?.schema;
    if (!schema) continue;
    const value = cellValue(schema, text);
    const isCode = field === 'account_code' || field === 'tracking_prefix';
    putAt(request, field, isCode && typeof value === 'string' ? value.toUpperCase() : value);
  }
  return request;
}
