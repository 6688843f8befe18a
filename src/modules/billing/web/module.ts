/** The web manifest of billing: the lists for staff, the documents for staff and customers, and the tabs of an account. */
import { IconCash } from '@tabler/icons-react';
import type { Permission } from '#generated/types.ts';
import { registerAccountTab } from '#modules/accounts/web/shared/account-tabs.ts';
import { registerBillingPart } from '#modules/ledger/web/shared/billing-parts.ts';
import { isGranted } from '#platform/domain/permission.ts';
import type { Gate, WebModule } from '#platform/web/module.ts';

/** Who sees no billing sees none of these (F249); further permissions where a list needs them. */
const seeing =
  (...permissions: readonly Permission[]): NonNullable<Gate['when']> =>
  (who) =>
    ['INLINE_see_billing_info' as const, ...permissions].every((one) => isGranted(who.permissions, one));

const gate: Gate = {
  ...{ audiences: ['staff'], anyPermission: ['API_/billing/import/payments:GET'], feature: 'billing' },
  when: seeing(),
};
const listedGate: Gate = { ...gate, when: seeing('API_/billing/invoices:GET') };
const invoicesGate: Gate = { anyPermission: ['API_/billing/invoices:GET'], when: seeing() };

export const billing: WebModule = {
  screens: [
    {
      path: '/billing',
      title: 'Billing',
      access: 'signed-in',
      gate,
      navigation: {
        label: 'Billing',
        icon: IconCash,
        order: 45,
        about: 'See invoices, charges, payments and corrections of every account.',
      },
      load: () => import('./lists/transactions.tsx'),
    },
    {
      path: '/billing/invoices',
      title: 'Invoices',
      access: 'signed-in',
      gate: listedGate,
      load: () => import('./lists/invoices.tsx'),
    },
    {
      path: '/billing/debtors',
      title: 'Debtors',
      access: 'signed-in',
      gate: { ...gate, when: seeing('API_/billing/transactions:GET') },
      load: () => import('./lists/debtors.tsx'),
    },
    {
      path: '/billing/statement-runs',
      title: 'Statement runs',
      access: 'signed-in',
      gate,
      load: () => import('./lists/statement-runs.tsx'),
    },
    {
      path: '/billing/statement-runs/:id',
      title: 'Statement run',
      access: 'signed-in',
      gate,
      load: () => import('./runs/statement-run-page.tsx'),
    },
    {
      path: '/billing/credit-notes',
      title: 'Credit notes',
      access: 'signed-in',
      gate: listedGate,
      load: () => import('./lists/credit-notes.tsx'),
    },
    {
      path: '/billing/invoice-runs',
      title: 'Invoice runs',
      access: 'signed-in',
      gate,
      load: () => import('./lists/invoice-runs.tsx'),
    },
    {
      path: '/billing/invoice-runs/new',
      title: 'Run invoices',
      access: 'signed-in',
      gate: { ...gate, when: seeing('API_/billing/invoicing-runs:POST'), changes: 'provider' },
      load: () => import('./runs/new-run-page.tsx'),
    },
    {
      path: '/billing/invoice-runs/:id',
      title: 'Invoice run',
      access: 'signed-in',
      gate,
      load: () => import('./runs/run-page.tsx'),
    },
    {
      path: '/billing/imported-payments',
      title: 'Imported payments',
      access: 'signed-in',
      gate,
      load: () => import('./lists/imported-payments.tsx'),
    },
    {
      path: '/billing/imported-payments/:id',
      title: 'Imported payment',
      access: 'signed-in',
      gate,
      load: () => import('./payments/imported-payment-page.tsx'),
    },
    {
      path: '/accounts/credit-notes/:id',
      under: '/billing',
      title: 'Credit note',
      access: 'signed-in',
      gate: { ...invoicesGate, audiences: ['staff'] },
      load: () => import('./document/credit-note-page.tsx'),
    },
    {
      path: '/credit-notes/:id',
      under: '/account',
      title: 'Credit note',
      access: 'signed-in',
      gate: { ...invoicesGate, audiences: ['customer'] },
      load: () => import('./document/credit-note-page.tsx'),
    },
    {
      path: '/accounts/invoices/:id',
      under: '/billing',
      title: 'Invoice',
      access: 'signed-in',
      gate: { ...invoicesGate, audiences: ['staff'] },
      load: () => import('./document/invoice-page.tsx'),
    },
    {
      path: '/invoices/:id',
      under: '/account',
      title: 'Invoice',
      access: 'signed-in',
      gate: { ...invoicesGate, audiences: ['customer'] },
      load: () => import('./document/invoice-page.tsx'),
    },
  ],
  setup() {
    registerBillingPart('actions', () => import('./account/billing-actions.tsx'));
    registerAccountTab(
      {
        name: 'statement',
        title: 'Statement',
        order: 31,
        permissions: ['API_/billing/transactions:GET', 'INLINE_see_billing_info'],
        isOffered: ({ shows_transactions }) => shows_transactions,
      },
      () => import('./account/statement-tab.tsx'),
    );
    registerAccountTab(
      {
        name: 'invoices',
        title: 'Invoices',
        order: 31,
        permissions: ['API_/billing/invoices:GET', 'INLINE_see_billing_info'],
      },
      () => import('./account/invoices-tab.tsx'),
    );
    registerAccountTab(
      {
        name: 'credit-notes',
        title: 'Credit notes',
        order: 32,
        permissions: ['API_/billing/invoices:GET', 'INLINE_see_billing_info'],
      },
      () => import('./account/credit-notes-tab.tsx'),
    );
  },
};
