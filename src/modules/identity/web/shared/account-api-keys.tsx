/** API keys of an account's users: their last use, and revoking one. */
import { IconKeyOff, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { account_api_keys } from '#generated/tables.ts';
import type { AccountApiKey } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { hasExpired, KeyExpiry } from './key-expiry.tsx';

const cells: NonNullable<ListProps['cells']> = {
  expires_at: (row) => <KeyExpiry apiKey={row} />,
};

async function revoke(key: AccountApiKey): Promise<void> {
  try {
    await call('revoke_account_api_key', { params: { id: key.id }, body: {} });
    showToast('success', hasExpired(key) ? 'API key removed' : 'API key revoked');
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t revoke the key', false);
  }
  await queryClient.invalidateQueries({ queryKey: entityKey('account_api_key') });
}

/** The account is constant. */
export function AccountApiKeys({ accountId }: { readonly accountId: number }): ReactNode {
  const [within] = useState({ query: { account_id: accountId }, without: [] });
  const [ending, setEnding] = useState<AccountApiKey>();
  const mayEnd = useCan('API_/users:PATCH');
  const close = (): void => setEnding(undefined);
  const menuOf = (row: object): ReactNode => {
    const key = row as AccountApiKey;
    return (
      <RowMenu
        name={key.name}
        actions={[
          hasExpired(key)
            ? { title: 'Remove', icon: IconTrash, run: () => void revoke(key) }
            : { title: 'Revoke', icon: IconKeyOff, danger: true, run: () => setEnding(key) },
        ]}
      />
    );
  };
  return (
    <>
      <List table={account_api_keys} cells={cells} within={within} {...(mayEnd && { rowActions: menuOf })} />
      {ending && (
        <Confirm
          opened
          danger
          title={`Revoke ${ending.name}?`}
          action="Revoke key"
          onCancel={close}
          onConfirm={() => {
            close();
            void revoke(ending);
          }}
        >
          Software of {ending.user} that uses this key stops working at once.
        </Confirm>
      )}
    </>
  );
}
