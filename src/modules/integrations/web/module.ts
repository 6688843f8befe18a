/** What integrations contribute to the web app: the list of rules and the editor of one. */
import { IconPlugConnected } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

const gate = { audiences: ['staff'], anyPermission: ['API_/providers/settings:POST'], changes: 'provider' } as const;

export const integrations: WebModule = {
  screens: [
    {
      path: '/integrations',
      title: 'Integration rules',
      access: 'signed-in',
      gate,
      navigation: {
        label: 'Integrations',
        icon: IconPlugConnected,
        order: 80,
        about: 'Send shipments to your warehouse, another courier or your own software.',
      },
      load: () => import('./index.tsx'),
    },
    {
      path: '/integrations/:rule',
      title: 'Integration rule',
      access: 'signed-in',
      gate,
      load: () => import('./index.tsx'),
    },
  ],
};
