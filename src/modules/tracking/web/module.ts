/** What tracking contributes to the web app: the page where anyone follows a shipment by its number. */
import { IconRoute } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

export const tracking: WebModule = {
  screens: [
    {
      path: '/track',
      title: 'Track',
      access: 'open',
      navigation: {
        label: 'Track',
        icon: IconRoute,
        order: 90,
        gate: { audiences: ['customer'] },
        about: 'See where a shipment is.',
      },
      load: () => import('./track/index.tsx'),
    },
  ],
};
