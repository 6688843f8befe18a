/** Who may use bulk collections: staff and, where the provider allows it, customers with a postpaid account (F361). */
import type { Session } from '#platform/web/client/session.ts';
import { generalDataNow } from '#platform/web/client/general-data.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { isStaff } from '#platform/domain/role.ts';

export function mayUseCollections({ user }: Session): boolean {
  const settings = shownSettings();
  if (!user || settings.unused_feature_collection_requests === true) return false;
  if (isStaff(user)) return true;
  if (settings.unused_feature_collection_request_accounts === true) return false;
  const type = generalDataNow()?.account?.account_type;
  // Until it is known the server decides.
  return type === undefined || type === 'postpaid';
}
