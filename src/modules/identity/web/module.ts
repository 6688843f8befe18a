/** The web manifest of identity: signing in and out, profile, users and roles. */
import { IconShieldLock, IconUsers } from '@tabler/icons-react';
import type { WebModule } from '#platform/web/module.ts';

export const identity: WebModule = {
  finders: [{ title: 'People', gate: { anyPermission: ['API_/users:GET'] }, load: () => import('./find-users.ts') }],
  actions: [
    {
      label: 'Invite a user',
      detail: 'Add a person to your team or to an account.',
      to: '/users#invite',
      gate: { anyPermission: ['API_/users:POST'] },
    },
    { label: 'Change your password', to: '/profile' },
    // The permission must be held by name to hide it; an administrator’s wildcard does not.
    {
      label: 'Log out',
      detail: 'Sign out',
      to: '/logout',
      gate: { when: (who) => !who.permissions.includes('hide_logout') },
    },
  ],
  screens: [
    { path: '/login', title: 'Log in', access: 'alone', load: () => import('./login/index.tsx') },
    { path: '/logout', title: 'Log out', access: 'alone', load: () => import('./logout/index.tsx') },
    { path: '/idm', title: 'Log in', access: 'alone', load: () => import('./idm/index.tsx') },
    {
      path: '/account-closed',
      title: 'Account closed',
      access: 'alone',
      load: () => import('./account-closed/index.tsx'),
    },
    {
      path: '/users',
      title: 'Users',
      access: 'signed-in',
      gate: { anyPermission: ['API_/users:GET'] },
      // Customers get here from their account page.
      navigation: {
        label: 'Users',
        icon: IconUsers,
        order: 55,
        gate: { audiences: ['staff'] },
        about: 'Who may sign in, and what they may do.',
      },
      load: () => import('./users/index.tsx'),
    },
    {
      path: '/blocked-lists',
      title: 'Blocked lists',
      access: 'signed-in',
      gate: { anyPermission: ['API_/blocked-lists:GET'] },
      tool: 'Keep addresses and numbers from signing up or booking.',
      load: () => import('./blocked-lists/index.tsx'),
    },
    {
      path: '/roles',
      title: 'Roles',
      access: 'signed-in',
      gate: { anyPermission: ['API_/roles:GET'] },
      navigation: {
        label: 'Roles',
        icon: IconShieldLock,
        order: 56,
        about: 'Decide what each role allows.',
      },
      load: () => import('./roles/index.tsx'),
    },
    {
      path: '/roles/permissions',
      title: 'Permissions',
      access: 'signed-in',
      gate: { anyPermission: ['API_/roles:GET'] },
      tool: 'Compare what each role may do.',
      load: () => import('./roles/permissions-page.tsx'),
    },
    { path: '/profile', title: 'Profile', access: 'signed-in', load: () => import('./profile/index.tsx') },
  ],
  homeCards: [{ name: 'team', audiences: ['staff'], load: () => import('./home-card.tsx') }],
};
