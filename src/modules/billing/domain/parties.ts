/** The issuer and recipient of a document, as of today (F256). */
import type { SimpleContact, DocumentParty, Settings } from '#generated/types.ts';
import type { Cents } from '#platform/domain/money.ts';

/** @param title what the provider is called, where its documents don't name its company */
export function issuerOf(settings: Settings, title: string): DocumentParty {
  const { invoice_company_registration_no: registration, invoice_company_vat_no: vat } = settings;
  return {
    name: settings.invoice_company_name ?? title,
    lines: [
      ...linesOf(settings.invoice_company_address),
      ...companyLines(registration, vat),
      settings.billing_email_address ?? '',
      settings.billing_contact_number ?? '',
    ].filter((line) => line !== ''),
  };
}

/** What documents say about an account. */
interface Customer {
  readonly name: string;
  readonly account_code: string;
  readonly billing_contact: unknown;
  readonly company_name: string | null;
  readonly company_registration_no: string | null;
  readonly company_vat_no: string | null;
  readonly billing_address: string | null;
}

/** The address of the billing contact, to which documents are sent. */
export function billingEmailOf({ billing_contact }: Pick<Customer, 'billing_contact'>): string | null {
  return ((billing_contact ?? {}) as Partial<SimpleContact>).email ?? null;
}

/** Invoices and credit notes keep both parties as they were when they were issued; statements and receipts are of today. */
export function customerOf(customer: Customer): DocumentParty {
  const { company_registration_no: registration, company_vat_no: vat } = customer;
  const contact = (customer.billing_contact ?? {}) as Partial<SimpleContact>;
  return {
    name: customer.company_name ?? customer.name,
    lines: [
      ...linesOf(customer.billing_address),
      ...companyLines(registration, vat),
      ...[`Account ${customer.account_code}`, contact.name ?? '', contact.email ?? ''],
    ].filter((line) => line !== ''),
  };
}

function linesOf(address: string | null | undefined): readonly string[] {
  return (address ?? '').split('\n').map((line) => line.trim());
}

function companyLines(registration: string | null | undefined, vat: string | null | undefined): readonly string[] {
  return [registration ? `Registration number ${registration}` : '', vat ? `VAT number ${vat}` : ''];
}

/** Above it, a tax invoice names the recipient’s address, and its VAT number if it has one (VAT Act, section 20(4)). */
const fullInvoiceAbove: Cents = 500_000;

type Details = Pick<Customer, 'billing_address' | 'company_vat_no'>;

/** What an invoice of that amount would lack; null for nothing. Not every customer has a VAT number to show. */
export function invoiceWarning(settings: Settings, account: Details, total: Cents): string | null {
  if (!isTaxInvoice(settings) || total <= fullInvoiceAbove || account.billing_address !== null) return null;
  const number = account.company_vat_no === null ? ', and a VAT number if the customer is registered for VAT' : '';
  return `Tax invoices over R5 000 need a billing address${number}`;
}

/** Only a provider with a VAT number issues tax invoices. */
function isTaxInvoice({ invoice_company_vat_no: vat }: Settings): boolean {
  return Boolean(vat);
}

export function invoiceTitle(settings: Settings): string {
  return isTaxInvoice(settings) ? 'Tax invoice' : 'Invoice';
}
