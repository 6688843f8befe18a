/** The web manifest of reporting: the screen of reports for staff, and the cost centres of a customer's account. */
import { IconReportAnalytics } from '@tabler/icons-react';
import { registerAccountTab } from '#modules/accounts/web/shared/account-tabs.ts';
import type { WebModule } from '#platform/web/module.ts';

export const reporting: WebModule = {
  setup() {
    // Staff have the same figures of every account among the reports.
    registerAccountTab(
      {
        ...{ name: 'cost-centers', title: 'Cost centres', order: 35 },
        permissions: ['API_/shipments:GET', 'INLINE_see_billing_info'],
        gate: { audiences: ['customer'], anySetting: ['enable_cost_centers'] },
      },
      () => import('./account/cost-centers-tab.tsx'),
    );
  },
  screens: [
    {
      path: '/reports',
      title: 'Reports',
      access: 'signed-in',
      gate: { audiences: ['staff'], anyPermission: ['API_/reports:GET'], feature: 'reports' },
      navigation: {
        label: 'Reports',
        icon: IconReportAnalytics,
        order: 62,
        about: 'See volumes, on-time delivery, revenue, cost centres, payments, drivers and missed collections.',
      },
      load: () => import('./reports/index.tsx'),
    },
  ],
};
