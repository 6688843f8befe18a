/** The API keys of an account’s users, with their last use, and revoking one. */
import type { ReactNode } from 'react';
import { AccountApiKeys } from '#modules/identity/web/shared/account-api-keys.tsx';
import type { AccountTabProps } from '../../shared/account-tabs.ts';

export default function ApiKeysTab({ accountId }: AccountTabProps): ReactNode {
  return <AccountApiKeys accountId={accountId} />;
}
