/** What accounts contribute to the web app: the list for staff, one account's page, and the customer's own. */
import { IconBuildingStore, IconUserCircle } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

const seeAccounts = 'API_/accounts:GET';

export const accounts: WebModule = {
  finders: [
    {
      title: 'Accounts',
      gate: { audiences: ['staff'], anyPermission: [seeAccounts] },
      load: () => import('./find-accounts.ts'),
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
        gate: { anyPermission: [seeAccounts] },
        about: 'View and update your account details.',
      },
      load: () => import('./account/index.tsx'),
    },
    {
      path: '/accounts',
      title: 'Accounts',
      access: 'signed-in',
      gate: { audiences: ['staff'] },
      navigation: {
        label: 'Accounts',
        icon: IconBuildingStore,
        order: 50,
        gate: { anyPermission: [seeAccounts] },
        about: 'Find customers and update their details.',
      },
      load: () => import('./accounts/index.tsx'),
    },
    {
      path: '/accounts/:id',
      title: 'Account',
      access: 'signed-in',
      gate: { audiences: ['staff'] },
      load: () => import('./account/index.tsx'),
    },
  ],
  homeCards: [{ name: 'account', audiences: ['customer'], load: () => import('./home-card.tsx') }],
};
