/** What the ledger contributes to the web app: the transactions of all accounts. */
import { IconReceipt } from '@tabler/icons-react';
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
};
