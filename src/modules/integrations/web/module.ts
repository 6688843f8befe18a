/** The web manifest of integrations: the list of rules and the rule editor. */
import { IconPlugConnected, IconSend } from '@tabler/icons-react';
import { addShipmentWindow } from '#modules/shipments/web/shared/shipment-windows.ts';
import type { WebModule } from '#platform/web/module.ts';

const trigger = 'API_/integration/third-party-integration-rules/trigger:POST';

const gate = {
  audiences: ['staff'],
  anyPermission: ['API_/providers/settings:POST'],
  changes: 'provider',
  feature: 'integrations',
} as const;

export const integrations: WebModule = {
  setup() {
    addShipmentWindow({
      name: 'trigger-integration',
      label: 'Trigger integration',
      icon: IconSend,
      gate: { ...gate, anyPermission: [trigger] },
      load: () => import('./requests/trigger-window.tsx'),
    });
  },
  screens: [
    {
      path: '/integrations/requests',
      title: 'Request log',
      access: 'signed-in',
      gate,
      tool: 'See what was sent to connected systems, and send again what failed.',
      load: () => import('./requests/index.tsx'),
    },
    {
      path: '/integrations/requests/:request',
      title: 'Request',
      access: 'signed-in',
      gate,
      load: () => import('./requests/request-page.tsx'),
    },
    {
      path: '/integrations',
      title: 'Integration rules',
      access: 'signed-in',
      gate,
      navigation: {
        label: 'Integrations',
        icon: IconPlugConnected,
        order: 65,
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
