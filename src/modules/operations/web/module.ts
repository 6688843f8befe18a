/** What operations contribute to the web app: bulk collections, for staff and for customers. */
import { IconTruckLoading } from '@tabler/icons-react';
import type { Gate, WebModule } from '#platform/web/module.ts';
import { mayUseCollections } from './collection-requests/may-use.ts';

const gate: Gate = { anyPermission: ['API_/collection-requests:GET'], when: mayUseCollections };

export const operations: WebModule = {
  screens: [
    {
      path: '/collection-requests',
      title: 'Bulk collections',
      access: 'signed-in',
      gate,
      navigation: {
        label: 'Bulk collections',
        icon: IconTruckLoading,
        order: 70,
        about: 'Have several shipments collected at once.',
      },
      load: () => import('./collection-requests/index.tsx'),
    },
    {
      path: '/collection-requests/:id',
      title: 'Bulk collection',
      access: 'signed-in',
      gate,
      load: () => import('./collection-requests/request-page.tsx'),
    },
  ],
  homeCards: [{ name: 'collections', audiences: ['staff'], load: () => import('./home-card.tsx') }],
};
