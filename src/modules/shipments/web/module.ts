/** The web manifest of shipments: booking, the page of a shipment, and the confirmation. */
import { IconCalculator, IconFileSpreadsheet, IconPackage, IconPackages, IconReceipt } from '@tabler/icons-react';
import { isGranted } from '#platform/domain/permission.ts';
import type { WebModule } from '#platform/web/module.ts';
import { mayBookHere } from './shared/may-book.ts';

const read = 'API_/shipments:GET';
const book = 'API_/shipments:POST';

export const shipments: WebModule = {
  finders: [{ title: 'Shipments', gate: { anyPermission: [read] }, load: () => import('./find-shipments.ts') }],
  actions: [
    { label: 'Book a shipment', to: '/shipments/new', gate: { anyPermission: [book] } },
    { label: 'Get a quick quote', to: '/quick-quote', gate: { anyPermission: [book], feature: 'shipment_quotes' } },
    { label: 'Upload bookings', detail: 'Book from a spreadsheet.', to: '/shipments/bulk' },
  ],
  screens: [
    {
      path: '/shipments/new',
      title: 'New shipment',
      access: 'open',
      navigation: {
        label: 'New shipment',
        icon: IconPackage,
        order: 10,
        gate: { when: mayBookHere },
        about: 'Choose a service and book a shipment.',
      },
      load: () => import('./booking/index.tsx'),
    },
    {
      path: '/shipments/mobile/new',
      title: 'New shipment',
      access: 'open',
      load: () => import('./booking/index.tsx'),
    },
    {
      path: '/quick-quote',
      title: 'Quick quote',
      access: 'open',
      navigation: {
        label: 'Quick quote',
        icon: IconCalculator,
        order: 11,
        gate: { anyPermission: [book], feature: 'shipment_quotes' },
        about: 'Compare services and delivery days before you book.',
        isHere: (pathname, query) => pathname.startsWith('/shipments/') && query.get('quick_quote') === 'true',
      },
      load: () => import('./booking/open-quick-quote.tsx'),
    },
    {
      path: '/shipments/success',
      title: 'Shipment created',
      access: 'open',
      load: () => import('./success/index.tsx'),
    },
    {
      path: '/shipments',
      title: 'Shipments',
      access: 'signed-in',
      gate: { anyPermission: [read] },
      navigation: {
        label: 'Shipments',
        icon: IconPackages,
        order: 12,
        about: 'Find shipments and follow them.',
      },
      load: () => import('./list/index.tsx'),
    },
    {
      path: '/shipments/bulk',
      title: 'Bulk bookings',
      access: 'signed-in',
      gate: { anyPermission: [book] },
      navigation: {
        label: 'Bulk booking',
        icon: IconFileSpreadsheet,
        order: 13,
        gate: { anyPermission: [book] },
        about: 'Book many shipments from a spreadsheet.',
      },
      load: () => import('./bulk/index.tsx'),
    },
    {
      path: '/shipments/bulk/:id',
      title: 'Bulk booking',
      access: 'signed-in',
      gate: { anyPermission: [book] },
      load: () => import('./bulk/file-screen.tsx'),
    },
    {
      path: '/bulk-changes',
      title: 'Bulk changes',
      access: 'signed-in',
      gate: { anyPermission: ['API_/shipments:PATCH'], audiences: ['staff'] },
      tool: 'See how far changes of many shipments are.',
      load: () => import('./bulk-changes/index.tsx'),
    },
    {
      path: '/shipment-quotes',
      title: 'Quotes',
      access: 'signed-in',
      gate: { anyPermission: [read], feature: 'shipment_quotes' },
      navigation: {
        label: 'Quotes',
        icon: IconReceipt,
        order: 14,
        about: 'Find saved quotes and book them.',
      },
      load: () => import('./quotes/index.tsx'),
    },
    {
      path: '/shipments/ref',
      title: 'Shipment',
      access: 'open',
      // Guests are sent to tracking.
      gate: { when: ({ user, permissions }) => user === null || isGranted(permissions, read) },
      load: () => import('./by-reference/index.tsx'),
    },
    {
      path: '/shipments/:id',
      title: 'Shipment',
      access: 'signed-in',
      gate: { anyPermission: [read] },
      load: () => import('./shipment/index.tsx'),
    },
  ],
};
