/** What rates contribute to the web app: the quick quote. */
import { IconCalculator } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

export const rates: WebModule = {
  screens: [
    {
      path: '/quick-quote',
      title: 'Quick quote',
      access: 'open',
      gate: { anyPermission: ['API_/shipments:POST'], guests: true },
      navigation: {
        label: 'Quick quote',
        icon: IconCalculator,
        order: 25,
        about: 'Compare prices and delivery dates before you book.',
      },
      load: () => import('./quick-quote/index.tsx'),
    },
  ],
};
