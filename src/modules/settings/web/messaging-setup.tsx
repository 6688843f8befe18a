/** `/shiplogic-admin/infobip` (F387): leads to the account that messages go through, of every provider that has none of its own. */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { addressAt } from './shared/setting-scopes.ts';

export default function MessagingSetup(): ReactNode {
  return <Navigate to={addressAt('/settings', { kind: 'platform' }, { setting: 'infobip_base_url' })} replace />;
}
