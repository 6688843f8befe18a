/** `/branches`: the depots and offices, to add, change and retire. */
import { Button } from '@mantine/core';
import { IconArchive, IconHistory, IconPencil, IconPlus, IconRestore } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { form } from '#generated/forms/branch.ts';
import { branches } from '#generated/tables.ts';
import type { BranchRecord } from '#generated/types.ts';
import { RecordTrail } from '#platform/web/audit/record-trail.tsx';
import { useCan } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';
import { retireBranch } from './branch-calls.ts';
import { RetireDialog } from './retire-dialog.tsx';

const BranchDialog = whenOpened(async () => (await import('./branch-dialog.tsx')).BranchDialog);

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
  const mayChange = useCan('API_/branches:PATCH');
  const opens = (kind: 'edit' | 'retire' | 'trail') => () => onOpen({ kind, branch });
  return (
    <RowMenu
      name={branch.name}
      actions={[
        mayChange && { title: 'Edit', icon: IconPencil, run: opens('edit') },
        maySeeTrail && { title: 'Audit trail', icon: IconHistory, run: opens('trail') },
        mayChange &&
          (branch.state === 'open'
            ? { title: 'Retire', icon: IconArchive, danger: true, run: opens('retire') }
            : { title: 'Open again', icon: IconRestore, run: () => void retireBranch(branch, false) }),
      ]}
    />
  );
}
