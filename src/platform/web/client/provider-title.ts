/** What the provider is called on its pages. */
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { boot } from './boot.ts';
import { shownSettings, useProviderSetting } from './provider-settings.ts';

export function useProviderTitle(): string {
  return providerTitle({ provider_title: useProviderSetting('provider_title') }, boot().provider);
}

/** The same outside of components. */
export function providerTitleNow(): string {
  return providerTitle(shownSettings(), boot().provider);
}
