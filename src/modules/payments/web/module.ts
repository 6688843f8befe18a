/**
 * The web manifest of payments: the balance in the customer's navigation, top-ups, paying for a shipment online and at
 * the counter, saved cards, and results of payments.
 */
import { IconCash, IconReceipt } from '@tabler/icons-react';
import { generalDataNow } from '#platform/web/client/general-data.ts';
import { registerBillingPage } from '#modules/billing/web/shared/billing-pages.ts';
import { addShipmentWindow } from '#modules/shipments/web/shared/shipment-windows.ts';
import { canNamed } from '#platform/web/client/session.ts';
import { isGranted } from '#platform/domain/permission.ts';
import { amountToPay } from '../domain/counter.ts';
import { addTransactionWindow } from '#modules/ledger/web/shared/transaction-windows.ts';
import { registerBillingPart } from '#modules/ledger/web/shared/billing-parts.ts';
import type { Gate, WebModule } from '#platform/web/module.ts';

/** Users who may see the balance of their account (F052, F053). */
const knowsBalance: Gate = {
  audiences: ['customer'],
  when: () => generalDataNow()?.account?.balance !== undefined,
};

const pays: Gate = { audiences: ['customer'], anyPermission: ['INLINE_see_billing_info'] };

/** Staff who record payments at the counter. */
const takesPayments: Gate = {
  audiences: ['staff'],
  anyPermission: ['INLINE_transaction_payment'],
  when: () => canNamed('INLINE_see_billing_info'),
};

/** Staff who pay payments back: customers have no permission for the list of payments. */
const refundsPayments = (): boolean =>
  ['API_/billing/import/payments:GET', 'INLINE_see_billing_info', 'INLINE_transaction_refund'].every(canNamed);

export const payments: WebModule = {
  setup() {
    addShipmentWindow({
      name: 'record-payment',
      label: 'Record payment',
      icon: IconCash,
      gate: takesPayments,
      isNext: (shipment) => amountToPay(shipment) > 0,
      load: () => import('./counter/record-payment.tsx'),
    });
    addTransactionWindow(
      { title: 'Receipt', icon: IconReceipt, isOffered: ({ type }) => type === 'payment' },
      () => import('./counter/receipt-window.tsx'),
    );
    addTransactionWindow(
      { title: 'Refund', icon: IconCash, isOffered: (one) => one.type === 'payment' && refundsPayments() },
      () => import('./refund/refund-window.tsx'),
    );
    registerBillingPart('cards', () => import('./cards/cards-part.tsx'));
    registerBillingPage({
      path: '/billing/payments',
      title: 'Payments',
      permissions: ['API_/billing/import/payments:GET'],
    });
  },
  navigationParts: [{ name: 'balance', place: 'bottom', gate: knowsBalance, load: () => import('./balance-box.tsx') }],
  actions: [{ label: 'Top up account', to: '/top-up-account', gate: knowsBalance }],
  screens: [
    {
      path: '/billing/payments',
      title: 'Payments',
      access: 'signed-in',
      gate: {
        ...{ audiences: ['staff'], anyPermission: ['API_/billing/import/payments:GET'], feature: 'billing' },
        when: ({ permissions }) => isGranted(permissions, 'INLINE_see_billing_info'),
      },
      load: () => import('./received/index.tsx'),
    },
    {
      path: '/top-up-account',
      title: 'Top up account',
      access: 'signed-in',
      gate: pays,
      load: () => import('./top-up/index.tsx'),
    },
    {
      path: '/shipments/pay',
      title: 'Pay for your shipment',
      access: 'open',
      load: () => import('./shipment/index.tsx'),
    },
    {
      path: '/topup/shipment/pending',
      title: 'Payment',
      access: 'open',
      load: () => import('./shipment/outcome.tsx'),
    },
    {
      path: '/shipments/payfast-cancelled',
      title: 'Payment cancelled',
      access: 'open',
      load: () => import('./shipment/cancelled.tsx'),
    },
    {
      path: '/stitch-payment',
      title: 'Payment',
      access: 'open',
      load: () => import('./outcome/stitch.tsx'),
    },
    {
      path: '/topup/success',
      title: 'Top-up',
      access: 'signed-in',
      gate: pays,
      load: () => import('./outcome/top-up.tsx'),
    },
    {
      path: '/topup/pending',
      title: 'Top-up',
      access: 'signed-in',
      gate: pays,
      load: () => import('./outcome/top-up.tsx'),
    },
  ],
};
