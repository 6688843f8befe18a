/** The web manifest of rates: the tariff, for staff who view or set prices. */
import { IconCoin } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

export const rates: WebModule = {
  screens: [
    {
      path: '/rates-and-estimates',
      title: 'Rates',
      access: 'signed-in',
      gate: { audiences: ['staff'], anyPermission: ['API_/rates/revisions:GET'], feature: 'rates_and_estimates' },
      navigation: {
        label: 'Rates',
        icon: IconCoin,
        order: 60,
        about: 'See and set what shipments cost.',
      },
      load: () => import('./tariff/index.tsx'),
    },
  ],
};
