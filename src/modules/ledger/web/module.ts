/** The web manifest of the ledger: the billing of one account. */
import { registerAccountTab } from '#modules/accounts/web/shared/account-tabs.ts';
import type { WebModule } from '#platform/web/module.ts';

export const ledger: WebModule = {
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
