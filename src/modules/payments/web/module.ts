/** What payments contribute to the web app: the balance in the customer's navigation, and the page that says how to top it up. */
import { generalDataNow } from '#platform/web/client/general-data.ts';
import type { Gate, WebModule } from '#platform/web/module.ts';

/** Whoever may know the balance of an account is told it (F052, F053). */
const knowsBalance: Gate = {
  audiences: ['customer'],
  when: () => generalDataNow()?.account?.balance !== undefined,
};

export const payments: WebModule = {
  navigationParts: [{ name: 'balance', place: 'bottom', gate: knowsBalance, load: () => import('./balance-box.tsx') }],
  screens: [
    {
      path: '/top-up-account',
      title: 'Top up account',
      access: 'signed-in',
      gate: { audiences: ['customer'], anyPermission: ['INLINE_see_billing_info'] },
      load: () => import('./top-up/index.tsx'),
    },
  ],
};
