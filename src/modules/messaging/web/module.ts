/** What messaging contributes to the web app: the texts of messages, edited from the cells of the matrix, and the log of what was sent. */
import { IconMessages } from '@tabler/icons-react';
import type { Gate, WebModule } from '#platform/web/module.ts';
import { extendSettings } from '#modules/settings/web/shared/extensions.ts';
import { addShipmentWindow } from '#modules/shipments/web/shared/shipment-windows.ts';

const gate: Gate = { anyPermission: ['API_/shipments:GET'] };

export const messaging: WebModule = {
  setup() {
    extendSettings(async () => (await import('./message/settings-extension.tsx')).messageTexts);
    addShipmentWindow({
      name: 'communication-log',
      label: 'Communication log',
      icon: IconMessages,
      gate,
      load: () => import('./log/shipment-log.tsx'),
    });
  },
  screens: [
    {
      path: '/communication-log',
      title: 'Communication log',
      access: 'signed-in',
      gate: { ...gate, audiences: ['staff'] },
      navigation: {
        label: 'Communication log',
        icon: IconMessages,
        order: 16,
        about: 'See which messages about shipments were sent, and which failed.',
      },
      load: () => import('./log/index.tsx'),
    },
  ],
};
