/** What tracking contributes to the web app: the page where anyone follows a shipment by its number, and the dashboard. */
import { IconLayoutDashboard, IconRoute } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

const read = 'API_/shipments:GET';

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
        gate: { audiences: ['customer', 'guest'] },
        about: 'See where a shipment is.',
      },
      load: () => import('./track/index.tsx'),
    },
    {
      path: '/dashboard',
      title: 'Dashboard',
      access: 'signed-in',
      gate: { anyPermission: [read], feature: 'customer_dashboard' },
      navigation: {
        label: 'Dashboard',
        icon: IconLayoutDashboard,
        order: 5,
        gate: { audiences: ['customer'] },
        about: 'See how your shipments are doing.',
      },
      load: () => import('./dashboard/index.tsx'),
    },
  ],
  homeCards: [{ name: 'shipments', audiences: ['staff'], load: () => import('./home-card.tsx') }],
};
