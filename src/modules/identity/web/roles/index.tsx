/** `/roles` (F371): what users can do, by role; a provider creates its own roles from the built-in ones. */
import { Anchor, Button } from '@mantine/core';
import { IconCopy, IconHistory, IconPencil, IconPlus, IconTable, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { permission } from '#generated/enums.ts';
import { form } from '#generated/forms/role.ts';
import { roles } from '#generated/tables.ts';
import type { RoleRecord } from '#generated/types.ts';
import { RecordTrail } from '#platform/web/audit/record-trail.tsx';
import { useCan } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { deleteRole } from './role-calls.ts';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';

const RoleDialog = whenOpened(async () => (await import('./role-dialog.tsx')).RoleDialog);

type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'clone' | 'edit' | 'delete' | 'trail'; readonly role: RoleRecord };

const fields: Readonly<Record<string, JsonSchema>> = {
  ...form.schema.properties,
  permissions: { title: 'Permissions', type: 'array', items: { oneOf: permission } },
};

const cells = { user_count: (row: object): ReactNode => <UserCount role={row as RoleRecord} /> };

export default function RolesScreen(): ReactNode {
  const [open, setOpen] = useState<Open>();
  const mayAdd = useCan('API_/roles:POST');
  const close = (): void => setOpen(undefined);
  const add = mayAdd && (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
      Add role
    </Button>
  );
  const menuOf = (row: object): ReactNode => <RoleMenu role={row as RoleRecord} onOpen={setOpen} />;
  return (
    <Page
      title={roles.title}
      description={roles.description}
      width="full"
      actions={
        <>
          <Button
            component={Link}
            to="/roles/permissions"
            variant="default"
            leftSection={<IconTable size="1rem" aria-hidden />}
          >
            Compare roles
          </Button>
          {add}
        </>
      }
    >
      <List table={roles} cells={cells} rowActions={menuOf} />
      {open?.kind === 'new' && <RoleDialog onClose={close} />}
      {open?.kind === 'clone' && <RoleDialog copyOf={open.role} onClose={close} />}
      {open?.kind === 'edit' && <RoleDialog role={open.role} onClose={close} />}
      {open?.kind === 'trail' && (
        <RecordTrail name={open.role.label} type="role" id={open.role.id} fields={fields} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <Confirm
          opened
          danger
          title={`Delete ${open.role.label}?`}
          action="Delete role"
          onCancel={close}
          onConfirm={() => {
            close();
            void deleteRole(open.role);
          }}
        >
          Nobody can be given this role any more.
        </Confirm>
      )}
    </Page>
  );
}

/** The number of users with the role, if any. */
function UserCount({ role }: { readonly role: RoleRecord }): ReactNode {
  const maySee = useCan('API_/users:GET');
  const text = <span className="figures">{role.user_count}</span>;
  if (!maySee || role.user_count === 0) return text;
  return (
    <Anchor component={Link} to={`/users?role_id=${role.id}`} aria-label={`Users: ${role.label}`} inherit>
      {text}
    </Anchor>
  );
}

function RoleMenu({ role, onOpen }: { readonly role: RoleRecord; readonly onOpen: (open: Open) => void }): ReactNode {
  const mayAdd = useCan('API_/roles:POST');
  const mayChange = useCan('API_/roles:PATCH') && role.kind === 'custom';
  const maySeeTrail = useCan('API_/audit/events:GET') && role.kind === 'custom';
  const opens = (kind: 'clone' | 'edit' | 'delete' | 'trail') => () => onOpen({ kind, role });
  return (
    <RowMenu
      name={role.label}
      actions={[
        mayChange && { title: 'Edit', icon: IconPencil, run: opens('edit') },
        mayAdd && { title: 'Clone', icon: IconCopy, run: opens('clone') },
        maySeeTrail && { title: 'Audit trail', icon: IconHistory, run: opens('trail') },
        mayChange && { title: 'Delete', icon: IconTrash, danger: true, run: opens('delete') },
      ]}
    />
  );
}
