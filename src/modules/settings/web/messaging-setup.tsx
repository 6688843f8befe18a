/** `/shiplogic-admin/infobip` (F387): redirects to the messaging account of all providers without one of their own. */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { addressAt } from './shared/setting-scopes.ts';

export default function MessagingSetup(): ReactNode {
  return <Navigate to={addressAt('/settings', { kind: 'platform' }, { setting: 'infobip_base_url' })} replace />;
}
