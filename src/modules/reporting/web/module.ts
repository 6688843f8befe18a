/** The web manifest of reporting: the screen of reports for staff. */
import { IconReportAnalytics } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

export const reporting: WebModule = {
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
        about: 'See volumes, on-time delivery, revenue, payments, drivers and missed collections.',
      },
      load: () => import('./reports/index.tsx'),
    },
  ],
};
