/**
 * The web manifest of administration: the reference search, quick links, the help centre, and the screens of the
 * platform's team.
 */
import { IconBraces, IconBuildingStore, IconHelp, IconSparkles, IconTool } from '@tabler/icons-react';
import type { Permission } from '#generated/types.ts';
import { isGranted } from '#platform/domain/permission.ts';
import type { WebModule } from '#platform/web/module.ts';
import { toolsFor } from '#platform/web/shell/gate.ts';

const runPlatform = '*';
/** What the reference search finds. */
const findable: readonly Permission[] = ['API_/shipments:GET', 'API_/accounts:GET', 'API_/billing/invoices:GET'];

export const administration: WebModule = {
  navigationParts: [
    {
      name: 'reference-search',
      place: 'top',
      gate: {
        anyPermission: ['INLINE_reference_search'],
        // Without any of these there is nothing that the user could find.
        when: ({ permissions }) => findable.some((permission) => isGranted(permissions, permission)),
      },
      load: () => import('./navigation/reference-search.tsx'),
    },
    {
      name: 'quick-links',
      place: 'links',
      gate: { audiences: ['staff'] },
      load: () => import('./navigation/quick-links.tsx'),
    },
  ],
  screens: [
    {
      path: '/help-centre',
      title: 'Help centre',
      access: 'open',
      navigation: { label: 'Help centre', icon: IconHelp, order: 88, about: 'Find an answer, or ask us.' },
      load: () => import('./help/index.tsx'),
    },
    {
      path: '/tools',
      title: 'Tools',
      access: 'signed-in',
      gate: { audiences: ['staff'], feature: 'tools', when: (who) => toolsFor(who).length > 0 },
      navigation: { label: 'Tools', icon: IconTool, order: 28, about: 'Find what you need less often.' },
      load: () => import('./tools/index.tsx'),
    },
    {
      path: '/shiplogic-admin/providers',
      title: 'Providers',
      access: 'signed-in',
      gate: { anyPermission: ['API_/providers:POST'] },
      navigation: {
        label: 'Providers',
        icon: IconBuildingStore,
        order: 89,
        about: 'Add courier businesses, and say whether they can operate.',
      },
      load: () => import('./providers/index.tsx'),
    },
    {
      path: '/release-notes',
      title: 'Release notes',
      access: 'signed-in',
      gate: { anyPermission: ['API_/release-notes:GET'] },
      load: () => import('./release-notes/index.tsx'),
    },
    {
      path: '/shiplogic-admin/release-notes',
      title: 'Release notes',
      access: 'signed-in',
      gate: { anyPermission: ['API_/release-notes:POST'] },
      navigation: {
        label: 'Release notes',
        icon: IconSparkles,
        order: 91,
        about: 'Write what is new in a version.',
      },
      load: () => import('./release-notes/write.tsx'),
    },
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
  homeCards: [{ name: 'setup', audiences: ['staff'], isFirst: true, load: () => import('./home/setup-card.tsx') }],
};
