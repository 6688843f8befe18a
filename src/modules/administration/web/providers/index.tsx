/** `/shiplogic-admin/providers`: the platform’s team adds providers and edits them. */
import { Button } from '@mantine/core';
import { IconExternalLink, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { providers } from '#generated/tables.ts';
import type { ProviderRecord } from '#generated/types.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';
import { NewProviderDialog, ProviderDialog } from './provider-dialog.tsx';

type Open = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly provider: ProviderRecord };

export default function ProvidersScreen(): ReactNode {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const add = (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
      Add provider
    </Button>
  );
  const menuOf = (row: object): ReactNode => {
    const provider = row as ProviderRecord;
    return (
      <RowMenu
        name={provider.name}
        actions={[
          { title: 'Edit', icon: IconPencil, run: () => setOpen({ kind: 'edit', provider }) },
          { title: 'Open site', icon: IconExternalLink, run: addressOf(provider) },
        ]}
      />
    );
  };
  return (
    <Page title={providers.title} description={providers.description} width="full" actions={add}>
      <List table={providers} action={add} rowActions={menuOf} />
      {open?.kind === 'new' && <NewProviderDialog onClose={close} />}
      {open?.kind === 'edit' && <ProviderDialog provider={open.provider} onClose={close} />}
    </Page>
  );
}

/** Throws the server's refusal. */
function addressOf({ origins }: ProviderRecord): string {
  const { protocol, port } = window.location;
  return `${protocol}//${origins[0]}${port === '' ? '' : `:${port}`}/`;
}
