/** The web manifest of geography: branches and maps for staff; address book and pickup points for customers. */
import { IconAddressBook, IconBuildingWarehouse, IconMap, IconMapPin } from '@tabler/icons-react';
import { map_layer } from '#generated/enums.ts';
import { registerAccountTab } from '#modules/accounts/web/shared/account-tabs.ts';
import { isGranted } from '#platform/domain/permission.ts';
import type { WebModule } from '#platform/web/module.ts';

const mapPermissions = (['drivers', ...map_layer.map(({ const: layer }) => layer)] as const).flatMap(
  (map) => [`INLINE_view_map_${map}`, `INLINE_edit_map_${map}`] as const,
);

export const geography: WebModule = {
  screens: [
    {
      path: '/branches',
      title: 'Branches',
      access: 'signed-in',
      // Everyone chooses a branch somewhere; the list is for who keeps it, which they read first.
      gate: {
        audiences: ['staff'],
        anyPermission: ['API_/branches:POST', 'API_/branches:PATCH'],
        when: (who) => isGranted(who.permissions, 'API_/branches:GET'),
      },
      navigation: {
        label: 'Branches',
        icon: IconBuildingWarehouse,
        order: 57,
        about: 'Keep the depots and offices that you work from.',
      },
      load: () => import('./branches/index.tsx'),
    },
    {
      path: '/address-book',
      title: 'Address book',
      access: 'signed-in',
      gate: {
        audiences: ['customer'],
        anyPermission: ['API_/accounts/address-books:GET'],
        feature: 'address_book',
      },
      navigation: {
        label: 'Address book',
        icon: IconAddressBook,
        order: 35,
        about: 'Save the addresses that you ship from and to.',
      },
      load: () => import('./address-book/index.tsx'),
    },
    {
      path: '/locations',
      title: 'Locations',
      access: 'signed-in',
      gate: {
        audiences: ['customer'],
        anyPermission: ['API_/pickup-points:GET'],
        feature: 'locations',
        anySetting: ['enable_bob_box', 'enable_third_party_bob_box', 'enable_tcg_locker', 'enable_ram_counters'],
      },
      navigation: {
        label: 'Locations',
        icon: IconMapPin,
        order: 75,
        about: 'Find lockers and counters near you.',
      },
      load: () => import('./locations/index.tsx'),
    },
    {
      path: '/maps',
      title: 'Maps',
      access: 'signed-in',
      gate: { audiences: ['staff'], anyPermission: mapPermissions, feature: 'maps' },
      navigation: {
        label: 'Maps',
        icon: IconMap,
        order: 22,
        about: 'See where drivers are, and draw the areas for rates, surcharges and service days.',
      },
      load: () => import('./maps/index.tsx'),
    },
  ],
  setup() {
    registerAccountTab(
      {
        name: 'addresses',
        title: 'Addresses',
        order: 20,
        permissions: ['API_/accounts/address-books:GET'],
        gate: { feature: 'address_book' },
      },
      () => import('./address-book/account-tab.tsx'),
    );
  },
};
