/** Makes the page the provider's: colours and icon follow the settings, whenever they change and without a reload. */
import type { Settings } from '#generated/types.ts';
import { imageAddress } from '#platform/domain/image-address.ts';
import { bootIfAny } from '../client/boot.ts';
import { onShownSettings, shownSettings } from '../client/provider-settings.ts';

export function followBrand(): void {
  void applyBrand(shownSettings());
  onShownSettings((settings) => void applyBrand(settings));
}

/** An empty object is the platform's own look. The page came with its colours, so what works shades out is fetched after it. */
export async function applyBrand(settings: Settings): Promise<void> {
  applyIcon(imageAddress(settings.favicon_url, bootIfAny()?.provider.image_host) ?? '/favicon.svg');
  // Without it, such as offline, the page keeps the colours that it has.
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
  // A fresh element: some browsers ignore a changed address.
  const fresh = document.createElement('link');
  fresh.rel = 'icon';
  fresh.href = href;
  if (link) link.replaceWith(fresh);
  else document.head.append(fresh);
}
