/** The web manifest of operations: bulk collections for staff and customers; interhub transfers, drivers and jobs for staff. */
import {
  IconArrowsExchange,
  IconBarcode,
  IconBuildingStore,
  IconLayoutDashboard,
  IconSteeringWheel,
  IconTruckLoading,
} from '@tabler/icons-react';
import { networksOffered } from '#modules/geography/domain/pickup-points.ts';
import { registerMap } from '#modules/geography/web/shared/maps/further-maps.ts';
import { roles } from '#platform/domain/role.ts';
import { boot } from '#platform/web/client/boot.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { canNamed } from '#platform/web/client/session.ts';
import type { Gate, WebModule } from '#platform/web/module.ts';
import { driverMayScan } from '../domain/manifest-scanner.ts';
import { mayUseCollections } from './collection-requests/may-use.ts';

const gate: Gate = { anyPermission: ['API_/collection-requests:GET'], when: mayUseCollections };

/** Drivers have a tripsheet of their own (F346). */
const dashboard: Gate = {
  anyPermission: ['API_/trip-sheet:GET'],
  audiences: ['staff'],
  when: ({ user }) => user?.role_id !== roles.driver && shownSettings().unused_feature_ops_dashboard !== true,
};

/** For drivers only where they may scan manifests (F328). */
const interhub: Gate = {
  anyPermission: ['API_/interhub-transfers:GET'],
  audiences: ['staff'],
  when: ({ user }) =>
    shownSettings().unused_feature_interhub_transfers !== true &&
    (user?.role_id !== roles.driver || driverMayScan(user.id, shownSettings())),
};

export const operations: WebModule = {
  setup() {
    registerMap({ name: 'drivers', title: 'Drivers' }, () => import('./drivers/drivers-map.tsx'));
  },
  actions: [{ label: 'Scan parcels', to: '/hub-scanner' }],
  screens: [
    {
      path: '/tripsheet',
      title: 'Tripsheet',
      access: 'signed-in',
      gate: { anyPermission: ['API_/trip-sheet:GET'], when: ({ user }) => user?.role_id === roles.driver },
      navigation: {
        label: 'Tripsheet',
        icon: IconSteeringWheel,
        order: 9,
        about: 'Your stops of today, in order.',
      },
      load: () => import('./tripsheet/index.tsx'),
    },
    {
      path: '/tripsheet/:id/add-shipment',
      title: 'Add shipment',
      access: 'signed-in',
      gate: {
        anyPermission: ['API_/trip-sheet:GET'],
        when: ({ user }) => user?.role_id === roles.driver && shownSettings().driver_can_add_shipments === true,
      },
      load: () => import('./tripsheet/add-shipment.tsx'),
    },
    {
      path: '/hub-scanner',
      title: 'Hub scanner',
      access: 'signed-in',
      gate: {
        anyPermission: ['API_/shipments:PATCH'],
        audiences: ['staff'],
        when: () =>
          canNamed('API_/tracking/shipment-events:POST') && shownSettings().unused_feature_hub_scanner !== true,
      },
      navigation: {
        label: 'Hub scanner',
        icon: IconBarcode,
        order: 24,
        about: 'Scan parcels in and out of the hub.',
      },
      load: () => import('./hub-scanner/index.tsx'),
    },
    {
      path: '/counter',
      title: 'Counter',
      access: 'signed-in',
      gate: {
        anyPermission: ['API_/tracking/shipment-events:POST'],
        audiences: ['staff'],
        when: ({ user }) =>
          user?.role_id !== roles.driver &&
          canNamed('INLINE_deliver_parcels_or_shipments') &&
          networksOffered(shownSettings(), boot().provider.kind).length > 0,
      },
      navigation: {
        label: 'Counter',
        icon: IconBuildingStore,
        order: 25,
        about: 'Take parcels in and hand them over.',
      },
      load: () => import('./counter/index.tsx'),
    },
    {
      path: '/interhub-transfers',
      title: 'Interhub transfers',
      access: 'signed-in',
      gate: interhub,
      navigation: {
        label: 'Interhub transfers',
        icon: IconArrowsExchange,
        order: 26,
        about: 'Send parcels from branch to branch.',
      },
      load: () => import('./interhub/index.tsx'),
    },
    {
      path: '/interhub-transfers/:id',
      title: 'Interhub transfer',
      access: 'signed-in',
      gate: interhub,
      load: () => import('./interhub/transfer-page.tsx'),
    },
    {
      path: '/ops-dashboard',
      title: 'Ops dashboard',
      access: 'signed-in',
      gate: dashboard,
      navigation: {
        label: 'Ops dashboard',
        icon: IconLayoutDashboard,
        order: 8,
        about: 'Give collections and deliveries to drivers.',
      },
      load: () => import('./ops-dashboard/index.tsx'),
    },
    {
      path: '/ops-dashboard/drivers',
      title: 'Drivers',
      access: 'signed-in',
      gate: dashboard,
      tool: 'See who drives today, and what each can carry.',
      load: () => import('./drivers/index.tsx'),
    },
    {
      path: '/collection-requests',
      title: 'Bulk collections',
      access: 'signed-in',
      gate,
      navigation: {
        label: 'Bulk collections',
        icon: IconTruckLoading,
        order: 20,
        customerOrder: 74,
        gate: { anyPermission: ['API_/collection-requests:POST'] },
        about: 'Have several shipments collected at once.',
      },
      load: () => import('./collection-requests/index.tsx'),
    },
    {
      path: '/collection-requests/:id',
      title: 'Bulk collection',
      access: 'signed-in',
      gate,
      load: () => import('./collection-requests/request-page.tsx'),
    },
  ],
  homeCards: [
    { name: 'tripsheet', audiences: ['staff'], isFirst: true, load: () => import('./tripsheet-card.tsx') },
    { name: 'collections', audiences: ['staff'], load: () => import('./home-card.tsx') },
  ],
};
