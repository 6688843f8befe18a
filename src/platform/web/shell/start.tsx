/** Starts the page: provider, look and session; renders once the first font has loaded. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { WebModule } from '../module.ts';
import { styleNonce, takeHostOverride } from '../client/boot.ts';
import { messageOf } from '../client/call-error.ts';
import { takeImpersonation } from '../client/impersonation.ts';
import { refreshSettings, shownSettings, startSettings } from '../client/provider-settings.ts';
import { clearSession, loadSession } from '../client/session.ts';
import { loadBoot } from '../client/start-boot.ts';
import { readToken } from '../client/token.ts';
import ErrorScreen from './error/index.tsx';
import { firstFont } from '../ui/theme/first-font.ts';
import { startAppearance } from '../ui/theme/appearance.ts';
import { Kit } from '../ui/theme/kit.tsx';
import { applyBrand, followBrand } from './brand.ts';
import { createRouter } from './router.tsx';
import { registerModules } from './screens.ts';
import { keepCurrent } from './keep-current.ts';
import { lookupOutcome, settingsFailed } from './start-failure.ts';
import { watchUncaught } from './uncaught.ts';

export async function start(root: HTMLElement, modules: readonly WebModule[]): Promise<void> {
  takeHostOverride();
  takeImpersonation();
  registerModules(modules);
  startAppearance();
  const font = firstFont();
  const page = createRoot(root);
  try {
    await loadBoot();
  } catch (failure) {
    const kind = lookupOutcome(failure, readToken() !== null);
    if (kind === 'signed-out') {
      clearSession();
      return location.assign('/login');
    }
    void applyBrand({});
    page.render(
      <Kit nonce={styleNonce()}>
        <main>
          <ErrorScreen kind={kind} {...(kind === 'lookup' && { message: messageOf(failure) ?? '' })} />
        </main>
      </Kit>,
    );
    return;
  }
  watchUncaught();
  startSettings();
  followBrand();
  if (shownSettings().gtm_container_id) void import('./tag-manager.ts').then((module) => module.startTagManager());
  // Requested early, in this order (F126); the router's loaders wait for the same responses and show their errors.
  if (readToken()) refreshSettings().catch(settingsFailed);
  loadSession().catch(() => undefined);
  const router = createRouter();
  keepCurrent(router);
  await font;
  page.render(
    <StrictMode>
      <Kit nonce={styleNonce()}>
        <RouterProvider router={router} />
      </Kit>
    </StrictMode>,
  );
}
