/** Which navigation colours an area has: the provider's own, or in the settings area the opposite of them (doc1:70). */
import { parseColour, textOn, white } from '#domain/colour.ts';
import { useProviderSetting } from '#web/client/provider-settings.ts';
import { useAudience } from '#web/client/session.ts';
import type { Screen } from './routes.ts';

export type Scheme = 'provider' | 'settings-dark' | 'settings-light';

export function useScheme(area: Screen['area']): Scheme {
  const background = parseColour(useProviderSetting('theme_nav_bg'));
  const staff = useAudience() === 'staff';
  if (area !== 'settings' || !staff) return 'provider';
  return background !== undefined && textOn(background) === white ? 'settings-light' : 'settings-dark';
}
