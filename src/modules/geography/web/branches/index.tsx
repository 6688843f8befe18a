/** `/branches`: the depots and offices, to add, change and retire. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconHistory, IconPencil, IconPlus, IconRestore } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { form } from '#generated/forms/branch.ts';
import { branches } from '#generated/tables.ts';
import type { BranchRecord } from '#generated/types.ts';
import { RecordTrail } from '#platform/web/audit/record-trail.tsx';
import { useCan } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { retireBranch } from './branch-calls.ts';
import { BranchDialog } from './branch-dialog.tsx';
import { RetireDialog } from './retire-dialog.tsx';

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'retire' | 'trail'; readonly branch: BranchRecord };

const fields: Readonly<Record<string, JsonSchema>> = {
  ...form.schema.properties,
  is_retired: { title: 'Retired', type: 'boolean' },
};

export default function BranchesScreen(): ReactNode {
  const [open, setOpen] = useState<Open>();
  const mayAdd = useCan('API_/branches:POST');
  const close = (): void => setOpen(undefined);
  const add = mayAdd && (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
      Add branch
    </Button>
  );
  const menuOf = (row: object): ReactNode => <BranchMenu branch={row as BranchRecord} onOpen={setOpen} />;
  return (
    <Page title={branches.title} description={branches.description} width="full" actions={add}>
      <List table={branches} action={add || undefined} rowActions={menuOf} />
      {open?.kind === 'new' && <BranchDialog onClose={close} />}
      {open?.kind === 'edit' && <BranchDialog branch={open.branch} onClose={close} />}
      {open?.kind === 'retire' && <RetireDialog branch={open.branch} onClose={close} />}
      {open?.kind === 'trail' && (
        <RecordTrail name={open.branch.name} type="branch" id={open.branch.id} fields={fields} onClose={close} />
      )}
    </Page>
  );
}

interface BranchMenuProps {
  readonly branch: BranchRecord;
  readonly onOpen: (open: Open) => void;
}

function BranchMenu({ branch, onOpen }: BranchMenuProps): ReactNode {
  const maySeeTrail = useCan('API_/audit/events:GET');
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions: ${branch.name}`}>
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size="1rem" aria-hidden />}
          onClick={() => onOpen({ kind: 'edit', branch })}
        >
          Edit
        </Menu.Item>
        {maySeeTrail && (
          <Menu.Item
            leftSection={<IconHistory size="1rem" aria-hidden />}
            onClick={() => onOpen({ kind: 'trail', branch })}
          >
            Audit trail
          </Menu.Item>
        )}
        {branch.state === 'open' ? (
          <Menu.Item
            color="red"
            leftSection={<IconArchive size="1rem" aria-hidden />}
            onClick={() => onOpen({ kind: 'retire', branch })}
          >
            Retire
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconRestore size="1rem" aria-hidden />}
            onClick={() => void retireBranch(branch, false)}
          >
            Open again
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
