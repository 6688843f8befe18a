/** What rates contribute to the web app: the tariff, for staff who look at prices or set them. */
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
