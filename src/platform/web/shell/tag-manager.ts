/** Google Tag Manager, where the provider has a container ID and did not exclude the page (F079). */
import { bootInPage } from '../client/boot.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Call once. The settings that the page was served with decide, because its content security policy was built from
 * them; a later change applies from the next page.
 */
export function startTagManager(): void {
  const { unused_feature_gtm: isExcluded, gtm_container_id: container } = bootInPage()?.provider_settings ?? {};
  if (isExcluded !== false || !container) return;
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}
