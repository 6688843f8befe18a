/** The web manifest of settings: the editor for everyone; for staff history, scheduled changes, files and reference. */
import { IconSettings } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';
import { loadExtensions } from './shared/extensions.ts';

const seeAudit = 'API_/audit/events:GET';
const editSettings = 'API_/providers/settings:POST';
/** The permission of account owners, who edit the account's settings there. */
const editAccountSettings = 'API_/accounts/settings:POST';

export const settings: WebModule = {
  finders: [
    {
      title: 'Settings',
      gate: { audiences: ['staff', 'customer'] },
      load: () => import('./find-settings.ts'),
    },
  ],
  screens: [
    {
      path: '/settings',
      title: 'Settings',
      access: 'signed-in',
      // Everyone has settings of their own.
      gate: { audiences: ['staff', 'customer'] },
      navigation: {
        label: 'Settings',
        icon: IconSettings,
        order: 70,
        gate: { anyPermission: [editSettings, editAccountSettings] },
        about: 'Change how the platform works for your company.',
      },
      area: 'settings',
      load: async () => {
        const [screen] = await Promise.all([import('./screen/index.tsx'), loadExtensions()]);
        return screen;
      },
    },
    {
      path: '/shiplogic-admin/infobip',
      title: 'Messaging setup',
      access: 'signed-in',
      gate: { anyPermission: ['API_/providers/infobip-config:POST'] },
      tool: 'Set up the Infobip account that sends SMSs and WhatsApp messages.',
      area: 'settings',
      load: () => import('./messaging-setup.tsx'),
    },
    {
      path: '/settings/history',
      title: 'Settings history',
      access: 'signed-in',
      tool: 'See who changed which setting, and go back.',
      gate: { audiences: ['staff'], anyPermission: [editSettings, seeAudit] },
      area: 'settings',
      load: () => import('./history/index.tsx'),
    },
    {
      path: '/settings/planned',
      title: 'Scheduled changes',
      access: 'signed-in',
      tool: 'See which settings change later.',
      gate: { audiences: ['staff'], anyPermission: [editSettings, seeAudit] },
      area: 'settings',
      load: () => import('./scheduled/index.tsx'),
    },
    {
      path: '/settings/transfer',
      title: 'Export and import settings',
      access: 'signed-in',
      tool: 'Move settings between environments.',
      gate: { audiences: ['staff'], anyPermission: [editSettings] },
      area: 'settings',
      load: () => import('./transfer/index.tsx'),
    },
    {
      path: '/settings/reference',
      title: 'Settings reference',
      access: 'signed-in',
      tool: 'Read what every setting does.',
      gate: { audiences: ['staff', 'customer'] },
      area: 'settings',
      load: () => import('./reference/index.tsx'),
    },
  ],
};
