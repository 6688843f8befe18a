/** The users of an account. */
import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { UserList } from '#modules/identity/web/shared/user-list.tsx';
import type { AccountTabProps } from '../../shared/account-tabs.ts';

export default function UsersTab({ accountId }: AccountTabProps): ReactNode {
  return (
    <UserList accountId={accountId}>
      {(list, invite) => (
        <Stack gap="md">
          {invite && <Group justify="flex-end">{invite}</Group>}
          <div>{list}</div>
        </Stack>
      )}
    </UserList>
  );
}
