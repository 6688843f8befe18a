/** The provider's logo or name at the top of a page without a frame. */
import type { ReactNode } from 'react';
import { useProviderSetting, useProviderTitle } from '../client/provider-settings.ts';
import { BrandMark } from '../ui/layout/brand-mark.tsx';

export function ProviderMark(): ReactNode {
  const title = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  return <BrandMark title={title} logo={logo} size="page" />;
}
