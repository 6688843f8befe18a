/** The users of the provider or of one account, with actions: change, block, reinvite. */
import { Button, Menu } from '@mantine/core';
import {
  IconBan,
  IconCircleCheck,
  IconDeviceMobileOff,
  IconMail,
  IconPencil,
  IconPlus,
  IconUserShare,
} from '@tabler/icons-react';
import { useCallback, useState, type ReactNode } from 'react';
import { users } from '#generated/tables.ts';
import type { UserRecord } from '#generated/types.ts';
import { roles } from '#platform/domain/role.ts';
import { startImpersonating } from '#platform/web/client/impersonation.ts';
import { useAudience, useCan, useSession } from '#platform/web/client/session.ts';
import { useBegin } from '#platform/web/shell/use-begin.ts';
import { List } from '#platform/web/table/list.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { blockUser, resetTwoFactor, sendLink } from '../users/user-calls.ts';
import { UserDialog, type UserKind } from '../users/user-dialog.tsx';

type Open =
  | { readonly kind: 'new'; readonly of: UserKind }
  | { readonly kind: 'edit' | 'block' | 'reset'; readonly user: UserRecord };

interface UserListProps {
  /** Limits the list to this account, to which new users belong; constant. */
  readonly accountId?: number;
  /** Puts the list into its screen; `invite` is its primary action, false for users who may not invite. */
  readonly children: (list: ReactNode, invite: ReactNode) => ReactNode;
}

export function UserList({ accountId, children }: UserListProps): ReactNode {
  const [open, setOpen] = useState<Open>();
  const [within] = useState(() => accountId && { query: { account_id: accountId }, without: ['account', 'branch'] });
  const ofAnyone = useAudience() === 'staff' && accountId === undefined;
  const mayInvite = useCan('API_/users:POST');
  const mayChange = useCan('API_/users:PATCH');
  const close = (): void => setOpen(undefined);
  useBegin(
    'invite',
    useCallback(
      () => setOpen(mayInvite ? { kind: 'new', of: ofAnyone ? 'staff' : 'account' } : undefined),
      [mayInvite, ofAnyone],
    ),
  );
  const invite = mayInvite && <InviteButton ofAnyone={ofAnyone} onChoose={(of) => setOpen({ kind: 'new', of })} />;
  const menuOf = (row: object): ReactNode => (
    <UserMenu user={row as UserRecord} mayInvite={mayInvite} mayChange={mayChange} onOpen={setOpen} />
  );
  const list = (
    <>
      <List table={users} action={invite || undefined} rowActions={menuOf} {...(within && { within })} />
      {open?.kind === 'new' && (
        <UserDialog of={open.of} {...(accountId !== undefined && { accountId })} onClose={close} />
      )}
      {open?.kind === 'edit' && (
        <UserDialog of={open.user.account_id === undefined ? 'staff' : 'account'} user={open.user} onClose={close} />
      )}
      {open?.kind === 'reset' && (
        <Confirm
          opened
          danger
          title={`Reset two-factor sign-in of ${open.user.name}?`}
          action="Reset"
          onCancel={close}
          onConfirm={() => {
            close();
            void resetTwoFactor(open.user);
          }}
        >
          Make sure that it’s really {open.user.name} who asks. The authenticator app and all passkeys stop working,{' '}
          {open.user.name} is logged out everywhere and gets an email. The password stays the same.
        </Confirm>
      )}
      {open?.kind === 'block' && (
        <Confirm
          opened
          danger
          title={`Block ${open.user.name}?`}
          action="Block user"
          onCancel={close}
          onConfirm={() => {
            close();
            void blockUser(open.user, true);
          }}
        >
          {open.user.name} is logged out everywhere at once and can’t log in until someone unblocks the user.
        </Confirm>
      )}
    </>
  );
  return children(list, invite);
}

interface InviteButtonProps {
  readonly ofAnyone: boolean;
  readonly onChoose: (of: UserKind) => void;
}

function InviteButton({ ofAnyone, onChoose }: InviteButtonProps): ReactNode {
  // The account of a customer's user is chosen from the list of accounts.
  const seesAccounts = useCan('API_/accounts:GET');
  const icon = <IconPlus size="1rem" aria-hidden />;
  if (!ofAnyone || !seesAccounts)
    return (
      <Button leftSection={icon} onClick={() => onChoose(ofAnyone ? 'staff' : 'account')}>
        Invite user
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={icon}>Invite user</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('staff')}>Staff or driver</Menu.Item>
        <Menu.Item onClick={() => onChoose('account')}>User of a customer account</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same as on the server (F116): platform administrators may impersonate anyone, others only users of customer accounts. */
function useMayActAs({ account_id }: UserRecord): boolean {
  const { user, impersonatedUsername } = useSession();
  const mayCustomers = useCan('INLINE_impersonate_accounts');
  if (!user || impersonatedUsername !== null) return false;
  return user.role_id === roles.platformAdmin || (mayCustomers && account_id !== undefined);
}

interface UserMenuProps {
  readonly user: UserRecord;
  readonly mayInvite: boolean;
  readonly mayChange: boolean;
  readonly onOpen: (open: Open) => void;
}

function UserMenu({ user, onOpen, ...may }: UserMenuProps): ReactNode {
  const mayInvite = may.mayInvite && user.can_change !== false;
  const mayChange = may.mayChange && user.can_change !== false;
  const own = useSession().user?.id === user.id;
  const isBlocked = user.state === 'blocked';
  const mayActAs = useMayActAs(user) && !own && !isBlocked;
  return (
    <RowMenu
      name={user.name}
      actions={[
        mayChange && { title: 'Edit', icon: IconPencil, run: () => onOpen({ kind: 'edit', user }) },
        mayActAs && { title: 'Log in as', icon: IconUserShare, run: () => startImpersonating(user.email) },
        mayInvite &&
          !isBlocked && {
            title: user.state === 'invited' ? 'Send invitation again' : 'Send password link',
            icon: IconMail,
            run: () => void sendLink(user),
          },
        mayChange &&
          !own &&
          user.state !== 'invited' && {
            title: 'Reset two-factor sign-in',
            icon: IconDeviceMobileOff,
            run: () => onOpen({ kind: 'reset', user }),
          },
        mayChange &&
          !own &&
          !isBlocked && { title: 'Block', icon: IconBan, danger: true, run: () => onOpen({ kind: 'block', user }) },
        mayChange && isBlocked && { title: 'Unblock', icon: IconCircleCheck, run: () => void blockUser(user, false) },
      ]}
    />
  );
}
