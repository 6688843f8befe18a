/** The provider's logo or name at the top of a page without a frame. */
import type { ReactNode } from 'react';
import { boot } from '../client/boot.ts';
import { useProviderSetting } from '../client/provider-settings.ts';
import { BrandMark } from '../ui/layout/brand-mark.tsx';

export function ProviderMark(): ReactNode {
  const title = useProviderSetting('provider_title') ?? boot().provider.name;
  const logo = useProviderSetting('logo_url');
  return <BrandMark title={title} logo={logo} size="page" />;
}
