/** The web manifest of registration: the page that opens an account. */
import type { WebModule } from '#platform/web/module.ts';

export const registration: WebModule = {
  screens: [
    { path: '/register', title: 'Open an account', access: 'open', load: () => import('./register/index.tsx') },
  ],
};
