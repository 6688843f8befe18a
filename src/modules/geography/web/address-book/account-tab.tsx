/** The address book of one account, on its page. */
import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { EntryList } from './entry-list.tsx';

export default function AddressesTab({ accountId }: AccountTabProps): ReactNode {
  return (
    <EntryList accountId={accountId}>
      {(list, actions) => (
        <Stack gap="md">
          {actions && (
            <Group justify="flex-end" gap="xs">
              {actions}
            </Group>
          )}
          <div>{list}</div>
        </Stack>
      )}
    </EntryList>
  );
}
