/** Makes the page the provider's: colours and icon follow the settings, whenever they change and without a reload. */
import { themeVariables } from '#platform/domain/theme.ts';
import type { Settings } from '#generated/types.ts';
import { onShownSettings, shownSettings } from '../client/provider-settings.ts';

export function followBrand(): void {
  applyBrand(shownSettings());
  onShownSettings(applyBrand);
}

/** An empty object is the platform's own look. */
export function applyBrand(settings: Settings): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(themeVariables(settings))) {
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
  applyIcon(settings.favicon_url ?? '/favicon.svg');
}

function applyIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link?.getAttribute('href') === href) return;
  // A fresh element: some browsers ignore a changed address.
  const fresh = document.createElement('link');
  fresh.rel = 'icon';
  fresh.href = href;
  if (link) link.replaceWith(fresh);
  else document.head.append(fresh);
}
