/** Applies the provider's brand to the page: colours and icon follow the settings without a reload. */
import type { Settings } from '#generated/types.ts';
import { imageAddress } from '#platform/domain/image-address.ts';
import { bootIfAny } from '../client/boot.ts';
import { onShownSettings, shownSettings } from '../client/provider-settings.ts';

export function followBrand(): void {
  void applyBrand(shownSettings());
  onShownSettings((settings) => void applyBrand(settings));
}

/**
 * An empty object is the platform's own look. The page was served with its colours, so the code that computes shades is
 * loaded afterwards.
 */
export async function applyBrand(settings: Settings): Promise<void> {
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
