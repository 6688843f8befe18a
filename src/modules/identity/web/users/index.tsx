/** `/users` (F373): everyone who can log in; inviting, changing and blocking them. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { users } from '#generated/tables.ts';
import { useCan } from '#platform/web/client/session.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { UserList } from '../shared/user-list.tsx';

export default function UsersScreen(): ReactNode {
  const seesBlocked = useCan('API_/blocked-lists:GET');
  return (
    <UserList>
      {(list, invite) => (
        <Page
          title={users.title}
          description={users.description}
          width="full"
          actions={
            <>
              {seesBlocked && (
                <Button component={Link} to="/blocked-lists" variant="default">
                  Blocked lists
                </Button>
              )}
              {invite}
            </>
          }
        >
          {list}
        </Page>
      )}
    </UserList>
  );
}
