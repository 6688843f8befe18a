/** Links to the invitation of a user, such as a driver, for those who may invite. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';

const users = '/users';

export function InviteDriver(): ReactNode {
  const mayInvite = useCan('API_/users:POST');
  if (!mayFollow(users, useSession()) || !mayInvite) return null;
  return (
    <Button component={Link} to={`${users}#invite`}>
      Invite user
    </Button>
  );
}
