/** The web manifest of messaging: message texts, edited from the cells of the matrix, and the communication log. */
import { IconInbox, IconMessages } from '@tabler/icons-react';
import type { Gate, WebModule } from '#platform/web/module.ts';
import { extendSettings } from '#modules/settings/web/shared/extensions.ts';
import { addBulkWindow } from '#modules/shipments/web/shared/bulk-windows.ts';
import { addShipmentWindow } from '#modules/shipments/web/shared/shipment-windows.ts';

const gate: Gate = { anyPermission: ['API_/shipments:GET'] };

/** The inbox belongs to an email address, and is not shown while impersonating. */
const inboxGate: Gate = {
  feature: 'inbox',
  when: ({ user, impersonatedUsername }) => Boolean(user?.email) && impersonatedUsername === null,
};

export const messaging: WebModule = {
  setup() {
    extendSettings(async () => (await import('./message/settings-extension.tsx')).messageTexts);
    addBulkWindow({
      name: 'sms',
      label: 'Send SMS',
      gate: { anyPermission: ['API_/notification/bulk/sms:POST'], audiences: ['staff'], feature: 'bulk_sms' },
      load: () => import('./bulk-sms.tsx'),
    });
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
      path: '/inbox',
      title: 'Inbox',
      access: 'signed-in',
      gate: inboxGate,
      navigation: {
        label: 'Inbox',
        icon: IconInbox,
        order: 72,
        about: 'Read what you were emailed from here.',
        badge: () => import('./inbox/unread-badge.tsx'),
      },
      load: () => import('./inbox/index.tsx'),
    },
    {
      path: '/inbox/:id',
      title: 'Message',
      access: 'signed-in',
      gate: inboxGate,
      load: () => import('./inbox/message-page.tsx'),
    },
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
