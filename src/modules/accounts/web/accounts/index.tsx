/** `/accounts`: every customer account, the way to an account's page, and adding one. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accounts } from '#generated/tables.ts';
import type { Account } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RecordDialog } from '../account/record-dialog.tsx';
import { VipName } from '../shared/vip-name.tsx';
import { BulkTags } from '../shared/bulk-tags.tsx';
import { useMayTag } from '../shared/tags.ts';

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <BulkTags type="account" ids={chosen.map(Number)} onDone={choose} />
);

const cells: NonNullable<ListProps['cells']> = {
  name: (row) => {
    const { name, is_vip: isVip } = row as unknown as Account;
    return <VipName name={name} isVip={isVip} />;
  },
};

export default function AccountsScreen(): ReactNode {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const mayTag = useMayTag('account');
  const add = useCan('API_/accounts:POST') && (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
      Add account
    </Button>
  );
  return (
    <Page title={accounts.title} description={accounts.description} width="full" actions={add}>
      <List table={accounts} cells={cells} action={add || undefined} {...(mayTag && { bulk })} />
      {open && (
        <RecordDialog isStaff onSaved={({ id }) => void navigate(`/accounts/${id}`)} onClose={() => setOpen(false)} />
      )}
    </Page>
  );
}
