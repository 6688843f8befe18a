/** What administration contributes to the web app: the schema workbench of the platform's own team. */
import { IconBraces } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

const runPlatform = '*';

export const administration: WebModule = {
  screens: [
    {
      path: '/shiplogic-admin/schemas',
      title: 'Schema workbench',
      access: 'signed-in',
      gate: { anyPermission: [runPlatform] },
      navigation: {
        label: 'Schemas',
        icon: IconBraces,
        order: 90,
        about: 'See how providers use each setting, and try out schema changes.',
      },
      load: () => import('./workbench/index.tsx'),
    },
  ],
};
