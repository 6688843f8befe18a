/** Brings the page up: whose it is, how it looks, who is signed in; then renders, once the first font is there. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { WebModule } from '../module.ts';
import { styleNonce } from '../client/boot.ts';
import { CallError, messageOf } from '../client/call-error.ts';
import { takeImpersonation } from '../client/impersonation.ts';
import { refreshSettings, startSettings } from '../client/provider-settings.ts';
import { loadSession } from '../client/session.ts';
import { loadBoot } from '../client/start-boot.ts';
import { readToken } from '../client/token.ts';
import ErrorScreen from './error/index.tsx';
import { firstFont } from '../ui/theme/first-font.ts';
import { Kit } from '../ui/theme/kit.tsx';
import { applyBrand, followBrand } from './brand.ts';
import { createRouter } from './router.tsx';
import { registerModules } from './screens.ts';
import { keepCurrent } from './keep-current.ts';

export async function start(root: HTMLElement, modules: readonly WebModule[]): Promise<void> {
  takeImpersonation();
  registerModules(modules);
  const font = firstFont();
  const page = createRoot(root);
  try {
    await loadBoot();
  } catch (failure) {
    void applyBrand({});
    page.render(
      <Kit nonce={styleNonce()}>
        <main>{lookupFailed(failure)}</main>
      </Kit>,
    );
    return;
  }
  startSettings();
  followBrand();
  // Asked for early; the router's loaders wait for the same answers and show what went wrong.
  loadSession().catch(() => undefined);
  if (readToken()) refreshSettings().catch(() => undefined);
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

/** The provider lookup: 404 is not found, 418 maintenance, 503 an outage of a moment, anything else an error screen (F405). */
function lookupFailed(failure: unknown) {
  const status = failure instanceof CallError ? failure.status : 0;
  if (status === 404) return <ErrorScreen kind="not-found" />;
  if (status === 418) return <ErrorScreen kind="maintenance" />;
  if (status === 503) return <ErrorScreen kind="outage" />;
  return <ErrorScreen kind="lookup" message={messageOf(failure) ?? ''} />;
}
