/** The issuer and recipient of a document, as of today (F256). */
import type { SimpleContact, DocumentParty, Settings } from '#generated/types.ts';

/** @param title what the provider is called, where its documents don't name its company */
export function issuerOf(settings: Settings, title: string): DocumentParty {
  const { invoice_company_registration_no: registration, invoice_company_vat_no: vat } = settings;
  return {
    name: settings.invoice_company_name ?? title,
    lines: [
      ...(settings.invoice_company_address ?? '').split('\n').map((line) => line.trim()),
      registration ? `Registration number ${registration}` : '',
      vat ? `VAT number ${vat}` : '',
      settings.billing_email_address ?? '',
      settings.billing_contact_number ?? '',
    ].filter((line) => line !== ''),
  };
}

interface Customer {
  readonly name: string;
  readonly account_code: string;
  readonly billing_contact: unknown;
}

/** The address of the billing contact, to which documents are sent. */
export function billingEmailOf({ billing_contact }: Pick<Customer, 'billing_contact'>): string | null {
  return ((billing_contact ?? {}) as Partial<SimpleContact>).email ?? null;
}

export function customerOf({ name, account_code: code, billing_contact }: Customer): DocumentParty {
  const contact = (billing_contact ?? {}) as Partial<SimpleContact>;
  const lines = [`Account ${code}`, contact.name ?? '', contact.email ?? ''];
  return { name, lines: lines.filter((line) => line !== '') };
}

/** Only a provider with a VAT number issues tax invoices. */
export function invoiceTitle(settings: Settings): string {
  return settings.invoice_company_vat_no ? 'Tax invoice' : 'Invoice';
}
