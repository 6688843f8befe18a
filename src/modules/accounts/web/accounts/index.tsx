/** `/accounts`: every customer account, with links to their pages, and adding one. */
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { accounts } from '#generated/tables.ts';
import type { Account } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { useBegin } from '#platform/web/shell/use-begin.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RecordDialog } from '../account/record-dialog.tsx';
import { AccountBalance } from '../shared/account-balance.tsx';
import { VipName } from '../shared/vip-name.tsx';
import { BulkTags } from '../shared/bulk-tags.tsx';
import { useMayTag } from '../shared/tags.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <BulkTags type="account" ids={chosen.map(Number)} onDone={choose} />
);

const cells: NonNullable<ListProps['cells']> = {
  name: (row) => {
    const { name, is_vip: isVip } = row as unknown as Account;
    return <VipName name={name} isVip={isVip} />;
  },
  balance: (row) => <AccountBalance account={row as unknown as Account} />,
};

export default function AccountsScreen(): ReactNode {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'new' | 'import'>();
  const close = (): void => setOpen(undefined);
  const mayTag = useMayTag('account');
  const mayAdd = useCan('API_/accounts:POST');
  useBegin(
    'new',
    useCallback(() => setOpen(mayAdd ? 'new' : undefined), [mayAdd]),
  );
  const add = mayAdd && (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen('new')}>
      Add account
    </Button>
  );
  const actions = add && (
    <>
      <Button variant="default" leftSection={<IconUpload size="1rem" aria-hidden />} onClick={() => setOpen('import')}>
        Import
      </Button>
      {add}
    </>
  );
  return (
    <Page title={accounts.title} description={accounts.description} width="full" actions={actions}>
      <List table={accounts} cells={cells} action={add || undefined} {...(mayTag && { bulk })} />
      {open === 'new' && (
        <RecordDialog isStaff onSaved={({ id }) => void navigate(`/accounts/${id}`)} onClose={close} />
      )}
      <Suspense>{open === 'import' && <ImportDialog onClose={close} />}</Suspense>
    </Page>
  );
}
