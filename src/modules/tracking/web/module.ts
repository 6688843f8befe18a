/** The web manifest of tracking: the public tracking page, and the dashboard. */
import { IconLayoutDashboard, IconLink, IconRoute, IconStar } from '@tabler/icons-react';
import { addShipmentWindow } from '#modules/shipments/web/shared/shipment-windows.ts';
import type { WebModule } from '#platform/web/module.ts';

const read = 'API_/shipments:GET';

export const tracking: WebModule = {
  setup() {
    addShipmentWindow({
      name: 'rating',
      label: 'Rating',
      icon: IconStar,
      gate: { anyPermission: [read] },
      isOffered: ({ status }) => status === 'delivered' || status.startsWith('collected-from-'),
      load: () => import('./rating/rating-window.tsx'),
    });
  },
  screens: [
    {
      path: '/track',
      title: 'Track',
      access: 'open',
      navigation: {
        label: 'Track',
        icon: IconRoute,
        order: 85,
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
    {
      path: '/shiplogic-admin/short-urls',
      title: 'Short links',
      access: 'signed-in',
      gate: { anyPermission: ['API_/short-urls:POST'] },
      navigation: {
        label: 'Short links',
        icon: IconLink,
        order: 92,
        about: 'Shorten a link, and see how often each was followed.',
      },
      load: () => import('./short-urls/index.tsx'),
    },
  ],
  homeCards: [
    { name: 'shipments', audiences: ['staff'], load: () => import('./home-card.tsx') },
    { name: 'track', audiences: ['customer', 'guest'], load: () => import('./track-card.tsx') },
  ],
};
