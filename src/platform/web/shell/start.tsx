/** Starts the page: provider, look and session; renders once the first font has loaded. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { Settings } from '#generated/types.ts';
import { imageAddress } from '#platform/domain/brand/image-address.ts';
import type { WebModule } from '../module.ts';
import { bootIfAny, styleNonce, takeHostOverride } from '../client/boot.ts';
import { messageOf } from '../client/call-error.ts';
import { takeImpersonation } from '../client/impersonation.ts';
import { onShownSettings, refreshSettings, shownSettings, startSettings } from '../client/provider-settings.ts';
import { clearSession, loadSession } from '../client/session.ts';
import { loadBoot } from '../client/start-boot.ts';
import { readToken } from '../client/token.ts';
import { firstFont } from '../ui/theme/first-font.ts';
import { startAppearance } from '../ui/theme/appearance.ts';
import { Kit } from '../ui/theme/kit.tsx';
import ErrorScreen from './error/index.tsx';
import { loadFrame } from './frame/load-frame.ts';
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
  // Every screen of a user needs it; it loads while the session does. Where it fails, the router loads it again.
  if (readToken()) loadFrame().catch(() => undefined);
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

/** Applies the provider's brand to the page: colours and icon follow the settings without a reload. */
function followBrand(): void {
  void applyBrand(shownSettings());
  onShownSettings((settings) => void applyBrand(settings));
}

/**
 * An empty object is the platform's own look. The page was served with its colours, so the code that computes shades is
 * loaded afterwards.
 */
async function applyBrand(settings: Settings): Promise<void> {
  applyIcon(imageAddress(settings.favicon_url, bootIfAny()?.provider.image_host) ?? '/favicon.svg');
  // If it cannot be loaded, such as offline, the page keeps its colours.
  const theme = await import('#platform/domain/theme.ts').catch(() => undefined);
  if (!theme) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(theme.themeVariables(settings))) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}

function applyIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link?.getAttribute('href') === href) return;
  // A new element: some browsers ignore a changed address.
  const fresh = document.createElement('link');
  fresh.rel = 'icon';
  fresh.href = href;
  if (link) link.replaceWith(fresh);
  else document.head.append(fresh);
}
