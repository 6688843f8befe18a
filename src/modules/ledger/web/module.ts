/** What the ledger contributes to the web app: the transactions of all accounts, and the billing of one. */
import { IconReceipt } from '@tabler/icons-react';
import { registerAccountTab } from '#modules/accounts/web/shared/account-tabs.ts';
import type { WebModule } from '#platform/web/module.ts';

export const ledger: WebModule = {
  screens: [
    {
      path: '/billing',
      title: 'Billing',
      access: 'signed-in',
      gate: { audiences: ['staff'], anyPermission: ['API_/billing/import/payments:GET'] },
      navigation: {
        label: 'Billing',
        icon: IconReceipt,
        order: 45,
        gate: { anyPermission: ['API_/billing/transactions:GET'] },
        about: 'See charges, payments and corrections of every account.',
      },
      load: () => import('./billing/index.tsx'),
    },
  ],
  setup() {
    registerAccountTab(
      {
        name: 'billing',
        title: 'Billing',
        order: 30,
        permissions: ['API_/billing/transactions:GET', 'INLINE_see_billing_info'],
      },
      () => import('./account/billing-tab.tsx'),
    );
  },
};
