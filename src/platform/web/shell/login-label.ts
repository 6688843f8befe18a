/** The label of the sign-in button: where only staff and the users they invite have a login, it is a staff login (F086). */
import { useProviderSetting } from '../client/provider-settings.ts';

export function useLoginLabel(): 'Log in' | 'Staff login' {
  const withoutAccounts = useProviderSetting('unused_feature_public_account_creation') === true;
  const withoutGuests = useProviderSetting('unused_feature_guest_shipment_creation') === true;
  return withoutAccounts && withoutGuests ? 'Staff login' : 'Log in';
}
