/** Every screen there is: its path, title, who may open it and where the navigation shows it. Router and navigation follow. */
import {
  IconBraces,
  IconBuildingStore,
  IconHome2,
  IconPlugConnected,
  IconSettings,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Audience } from '#web/client/session.ts';
import LoginScreen from '#web/screens/login/index.tsx';

/** All that it names must hold; a missing gate opens the screen to everybody who is signed in. */
export interface Gate {
  readonly audiences?: readonly Audience[];
  /** One of them is enough. */
  readonly anyPermission?: readonly string[];
}

export interface Screen {
  readonly path: string;
  /** Null: the screen names itself. */
  readonly title: string | null;
  /** `open` needs no session; `alone` shows without the shell, to anybody. */
  readonly access: 'open' | 'alone' | 'signed-in';
  readonly gate?: Gate;
  readonly navigation?: { readonly label: string; readonly icon: Icon; readonly gate?: Gate; readonly about: string };
  /** The staff settings area has navigation colours of its own (doc1:70). */
  readonly area?: 'settings';
  readonly load: () => Promise<{ default: ComponentType }>;
}

const seeAccounts = 'API_/accounts:GET';
const seeAudit = 'API_/audit/events:GET';
const editSettings = 'API_/providers/settings:POST';
/** An account owner's, who finds the settings of the account there (doc1:76). */
const editAccountSettings = 'API_/accounts/settings:POST';
const runPlatform = '*';

export const screens: readonly Screen[] = [
  {
    path: '/',
    title: 'Home',
    access: 'open',
    navigation: { label: 'Home', icon: IconHome2, about: 'Your team or account at a glance, and whom to ask.' },
    load: () => import('#web/screens/home/index.tsx'),
  },
  // Who comes first comes here, and every other screen has inputs too: it is a part of every page.
  { path: '/login', title: 'Log in', access: 'alone', load: () => Promise.resolve({ default: LoginScreen }) },
  { path: '/logout', title: 'Log out', access: 'alone', load: () => import('#web/screens/logout/index.tsx') },
  {
    path: '/account',
    title: 'Account',
    access: 'signed-in',
    gate: { audiences: ['customer'] },
    navigation: {
      label: 'Account',
      icon: IconUserCircle,
      gate: { anyPermission: [seeAccounts] },
      about: 'See and change what we know about your account.',
    },
    load: () => import('#web/screens/account/index.tsx'),
  },
  {
    path: '/accounts',
    title: 'Accounts',
    access: 'signed-in',
    gate: { audiences: ['staff'] },
    navigation: {
      label: 'Accounts',
      icon: IconBuildingStore,
      gate: { anyPermission: [seeAccounts] },
      about: 'Find a customer, and see or note what you know about them.',
    },
    load: () => import('#web/screens/accounts/index.tsx'),
  },
  {
    path: '/accounts/:id',
    title: 'Account',
    access: 'signed-in',
    gate: { audiences: ['staff'] },
    load: () => import('#web/screens/account/index.tsx'),
  },
  {
    path: '/settings',
    title: 'Settings',
    access: 'signed-in',
    // Everybody has settings of their own.
    gate: { audiences: ['staff', 'customer'] },
    navigation: {
      label: 'Settings',
      icon: IconSettings,
      gate: { anyPermission: [editSettings, editAccountSettings] },
      about: 'Change how the platform works for you and yours.',
    },
    area: 'settings',
    load: () => import('#web/screens/settings/index.tsx'),
  },
  {
    path: '/settings/history',
    title: 'History of the settings',
    access: 'signed-in',
    gate: { audiences: ['staff'], anyPermission: [editSettings, seeAudit] },
    area: 'settings',
    load: () => import('#web/screens/settings-history/index.tsx'),
  },
  {
    path: '/settings/planned',
    title: 'Planned changes',
    access: 'signed-in',
    gate: { audiences: ['staff'], anyPermission: [editSettings, seeAudit] },
    area: 'settings',
    load: () => import('#web/screens/settings-planned/index.tsx'),
  },
  {
    path: '/settings/transfer',
    title: 'Export and import settings',
    access: 'signed-in',
    gate: { audiences: ['staff'], anyPermission: [editSettings] },
    area: 'settings',
    load: () => import('#web/screens/settings-transfer/index.tsx'),
  },
  {
    path: '/settings/reference',
    title: 'Settings reference',
    access: 'signed-in',
    gate: { audiences: ['staff', 'customer'] },
    area: 'settings',
    load: () => import('#web/screens/settings-reference/index.tsx'),
  },
  {
    path: '/integrations',
    title: 'Integration rules',
    access: 'signed-in',
    gate: { audiences: ['staff'], anyPermission: [editSettings] },
    navigation: {
      label: 'Integrations',
      icon: IconPlugConnected,
      about: 'Send shipments to your warehouse, to another courier or to your own software.',
    },
    load: () => import('#web/screens/integrations/index.tsx'),
  },
  {
    path: '/integrations/:rule',
    title: 'Integration rule',
    access: 'signed-in',
    gate: { audiences: ['staff'], anyPermission: [editSettings] },
    load: () => import('#web/screens/integrations/index.tsx'),
  },
  {
    path: '/shiplogic-admin/schemas',
    title: 'Schema workbench',
    access: 'signed-in',
    gate: { anyPermission: [runPlatform] },
    navigation: {
      label: 'Schemas',
      icon: IconBraces,
      about: 'See how providers use each setting, and try out a change of its schema.',
    },
    load: () => import('#web/screens/schemas/index.tsx'),
  },
  {
    path: '/account-closed',
    title: 'Account closed',
    access: 'alone',
    load: () => import('#web/screens/account-closed/index.tsx'),
  },
  {
    path: '/maintenance',
    title: 'Maintenance',
    access: 'alone',
    load: () => import('#web/screens/maintenance/index.tsx'),
  },
  { path: '*', title: null, access: 'open', load: () => import('#web/screens/not-found/index.tsx') },
];
