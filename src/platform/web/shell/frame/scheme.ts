/** The navigation colours of an area: the provider's own, or in the settings area the opposite (F070). */
import { parseColour, textOn, white } from '#platform/domain/colour.ts';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { useAudience } from '../../client/session.ts';
import type { Screen } from '../../module.ts';

/** Whether the user keeps the navigation collapsed, stored in this browser. */
export const collapsedKey = 'navigation_collapsed';

export type Scheme = 'provider' | 'settings-dark' | 'settings-light';

export function useScheme(area: Screen['area']): Scheme {
  const background = parseColour(useProviderSetting('theme_nav_bg'));
  const staff = useAudience() === 'staff';
  if (area !== 'settings' || !staff) return 'provider';
  return background !== undefined && textOn(background) === white ? 'settings-light' : 'settings-dark';
}
