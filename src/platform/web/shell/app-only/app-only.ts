/** Whether a user may use only the mobile app: the setting of the nearest scope applies. */
import { useGeneralData, type GeneralData } from '../../client/general-data.ts';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { audienceOf, useSession, type Session } from '../../client/session.ts';

type Own = Pick<GeneralData, 'account_settings' | 'user_settings'>;

/** Staff who impersonate a customer are not redirected to the app. */
export function isAppOnly(who: Session, ofProvider: boolean | undefined, own: Own | null): boolean {
  if (audienceOf(who) !== 'customer' || who.impersonatedUsername !== null) return false;
  return own?.user_settings.mobile_app_only ?? own?.account_settings.mobile_app_only ?? ofProvider ?? false;
}

export function useAppOnly(): boolean {
  const { data } = useGeneralData();
  return isAppOnly(useSession(), useProviderSetting('mobile_app_only'), data);
}
