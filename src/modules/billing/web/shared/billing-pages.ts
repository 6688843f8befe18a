/** The lists of billing, each a tab of its screen; higher modules add theirs. */
import type { Permission } from '#generated/types.ts';
import { canNamed } from '#platform/web/client/session.ts';

interface BillingPage {
  readonly path: string;
  readonly title: string;
  /** All of them are required. */
  readonly permissions: readonly Permission[];
}

const debtors: readonly Permission[] = ['API_/billing/import/payments:GET', 'API_/billing/transactions:GET'];

const pages: BillingPage[] = [
  { path: '/billing', title: 'Transactions', permissions: ['API_/billing/transactions:GET'] },
  { path: '/billing/invoices', title: 'Invoices', permissions: ['API_/billing/invoices:GET'] },
  { path: '/billing/debtors', title: 'Debtors', permissions: debtors },
  { path: '/billing/statement-runs', title: 'Statement runs', permissions: ['API_/billing/import/payments:GET'] },
  { path: '/billing/credit-notes', title: 'Credit notes', permissions: ['API_/billing/invoices:GET'] },
  { path: '/billing/invoice-runs', title: 'Invoice runs', permissions: ['API_/billing/import/payments:GET'] },
  { path: '/billing/imported-payments', title: 'Imported payments', permissions: ['API_/billing/import/payments:GET'] },
];

/** Call it in the setup of a module. */
export function registerBillingPage(page: BillingPage): void {
  pages.push(page);
}

/** Those that the user may open, in order. */
export function billingPages(): readonly BillingPage[] {
  return pages.filter(({ permissions }) => permissions.every(canNamed));
}
