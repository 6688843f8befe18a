/** Every switch that removes a part of the product works. A new one fails here until its effect is declared. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import type { AccountType, Settings } from '#generated/types.ts';
import Register from '#modules/registration/web/register/index.tsx';
import { mayBook } from '#modules/accounts/domain/guest-booking.ts';
import { loadConfig } from '#platform/server/config.ts';
import { contentPolicy } from '#platform/server/http/content-policy.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { allScreens, registerModules } from '#platform/web/shell/screens.ts';
import { Kit } from '#platform/web/ui/theme/kit.tsx';
import { webModules } from '#app/web-modules.ts';
import { fakeStorage } from '../client/fake-storage.ts';
import { guest, open, person } from './person.ts';

registerModules(webModules);
const administrator = person({ permissions: ['*'] });
const customer = person({ roleId: 5, accountId: 9, permissions: ['*'] });

/** Whether a user may open every screen at or below this path. */
const opens =
  (path: string, who = administrator) =>
  (settings: Settings): boolean => {
    open(who, settings);
    const account = { id: 9, account_type: 'postpaid' satisfies AccountType };
    const data = { user: { id: who.user?.id, role_id: who.user?.role_id }, roles: [], account };
    vi.stubGlobal('localStorage', fakeStorage({ general_data: JSON.stringify(data) }));
    const screens = allScreens().filter((screen) => screen.path === path || screen.path.startsWith(`${path}/`));
    const [first, ...others] = new Set(screens.map(({ gate }) => passes(gate, who)));
    expect(others).toEqual([]);
    return first!;
  };

const registers = (settings: Settings): boolean => {
  open(guest, settings);
  const router = createMemoryRouter([{ path: '/', Component: Register }]);
  const screen = renderToStaticMarkup(
    <Kit nonce="">
      <RouterProvider router={router} />
    </Kit>,
  );
  return !screen.includes('New accounts are opened by our staff');
};

const allowed: Readonly<Record<string, (settings: Settings) => boolean>> = {
  unused_feature_interhub_transfers: opens('/interhub-transfers'),
  unused_feature_hub_scanner: opens('/hub-scanner'),
  unused_feature_collection_requests: opens('/collection-requests'),
  unused_feature_collection_request_accounts: opens('/collection-requests', customer),
  unused_feature_public_account_creation: registers,
  unused_feature_guest_shipment_creation: (settings) =>
    mayBook({ isSignedIn: false, settings, kindFlags: [], environment: 'dev', status: 'active' }),
  unused_feature_ops_dashboard: opens('/ops-dashboard'),
  unused_feature_gtm: (settings) =>
    contentPolicy({ ...settings, gtm_container_id: 'GTM-K35TR3L' }, '', loadConfig({})).includes('googletagmanager'),
};

const flags = Object.keys(catalogue.settings).filter((key) => key.startsWith('unused_feature_'));

test.each(flags)('F314 %s switches it off, and back on', (flag) => {
  const isAllowed = allowed[flag];
  expect(isAllowed).toBeDefined();
  expect(isAllowed?.({ [flag]: false })).toBe(true);
  expect(isAllowed?.({ [flag]: true })).toBe(false);
});
