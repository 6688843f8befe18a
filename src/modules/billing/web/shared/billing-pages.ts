/** The lists of billing, each a tab of its screen; higher modules add theirs. */
import type { Permission } from '#generated/types.ts';

interface BillingPage {
  readonly path: string;
  readonly title: string;
  readonly permission: Permission;
}

const pages: BillingPage[] = [
  { path: '/billing', title: 'Transactions', permission: 'API_/billing/transactions:GET' },
  { path: '/billing/invoices', title: 'Invoices', permission: 'API_/billing/invoices:GET' },
  { path: '/billing/debtors', title: 'Debtors', permission: 'API_/billing/import/payments:GET' },
  { path: '/billing/statement-runs', title: 'Statement runs', permission: 'API_/billing/import/payments:GET' },
  { path: '/billing/credit-notes', title: 'Credit notes', permission: 'API_/billing/invoices:GET' },
  { path: '/billing/invoice-runs', title: 'Invoice runs', permission: 'API_/billing/import/payments:GET' },
  { path: '/billing/imported-payments', title: 'Imported payments', permission: 'API_/billing/import/payments:GET' },
];

/** Call it in the setup of a module. */
export function registerBillingPage(page: BillingPage): void {
  pages.push(page);
}

/** In order. */
export function billingPages(): readonly BillingPage[] {
  return pages;
}
