/** The web manifest of accounts: the list for staff, the page of an account, and the customer's own. */
import { IconUserCircle } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';
import { registerAccountTab } from './shared/account-tabs.ts';

const seeAccounts = 'API_/accounts:GET';
/** Held by owners of an account, not by its other users. */
const changeAccounts = 'API_/accounts:PATCH';

export const accounts: WebModule = {
  finders: [
    {
      title: 'Accounts',
      gate: { audiences: ['staff'], anyPermission: [seeAccounts] },
      load: () => import('./find-accounts.ts'),
    },
  ],
  actions: [
    {
      label: 'Add an account',
      detail: 'New customer.',
      to: '/accounts#new',
      gate: { anyPermission: ['API_/accounts:POST'] },
    },
  ],
  screens: [
    {
      path: '/account',
      title: 'Account',
      access: 'signed-in',
      gate: { audiences: ['customer'] },
      navigation: {
        label: 'Account',
        icon: IconUserCircle,
        order: 40,
        // For users who manage the account (F084); others find what concerns them in other screens.
        gate: { anyPermission: [changeAccounts] },
        about: 'View and update your account details.',
      },
      load: () => import('./account/index.tsx'),
    },
    {
      path: '/accounts',
      title: 'Accounts',
      access: 'signed-in',
      gate: { audiences: ['staff'], anyPermission: [seeAccounts] },
      navigation: {
        label: 'Accounts',
        icon: IconUserCircle,
        order: 50,
        gate: { anyPermission: ['API_/billing/invoices:GET'] },
        about: 'Find customers and update their details.',
      },
      load: () => import('./accounts/index.tsx'),
    },
    {
      path: '/accounts/:id',
      title: 'Account',
      access: 'signed-in',
      gate: { audiences: ['staff'], anyPermission: [seeAccounts] },
      load: () => import('./account/index.tsx'),
    },
  ],
  setup() {
    registerAccountTab(
      { name: 'users', title: 'Users', order: 10, permissions: ['API_/users:GET'] },
      () => import('./account/tabs/users-tab.tsx'),
    );
    registerAccountTab(
      {
        name: 'api-keys',
        title: 'API keys',
        order: 40,
        permissions: ['API_/users:GET'],
        gate: { feature: 'customer_api' },
      },
      () => import('./account/tabs/api-keys-tab.tsx'),
    );
    registerAccountTab(
      { name: 'settings', title: 'Settings', order: 50, permissions: ['API_/accounts/settings:POST'] },
      () => import('./account/tabs/settings-tab.tsx'),
    );
    registerAccountTab(
      {
        name: 'audit',
        title: 'Audit trail',
        order: 60,
        permissions: [],
        gate: { audiences: ['staff'], anyPermission: ['API_/audit/events:GET', 'API_/providers/settings:POST'] },
      },
      () => import('./account/tabs/audit-tab.tsx'),
    );
  },
  homeCards: [{ name: 'account', audiences: ['customer'], load: () => import('./home-card.tsx') }],
};
