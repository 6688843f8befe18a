/** `/shiplogic-admin/providers` (F387): every courier business on the platform; adding one, and whether it can operate. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { providers } from '#generated/tables.ts';
import type { ProviderRecord } from '#generated/types.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
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
  const menuOf = (row: object): ReactNode => (
    <ProviderMenu provider={row as ProviderRecord} onEdit={(provider) => setOpen({ kind: 'edit', provider })} />
  );
  return (
    <Page title={providers.title} description={providers.description} width="full" actions={add}>
      <List table={providers} action={add} rowActions={menuOf} />
      {open?.kind === 'new' && <NewProviderDialog onClose={close} />}
      {open?.kind === 'edit' && <ProviderDialog provider={open.provider} onClose={close} />}
    </Page>
  );
}

interface ProviderMenuProps {
  readonly provider: ProviderRecord;
  readonly onEdit: (provider: ProviderRecord) => void;
}

/** Another provider’s pages are those of its own address. */
function addressOf({ origins }: ProviderRecord): string {
  const { protocol, port } = window.location;
  return `${protocol}//${origins[0]}${port === '' ? '' : `:${port}`}/`;
}

function ProviderMenu({ provider, onEdit }: ProviderMenuProps): ReactNode {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions: ${provider.name}`}>
          <IconDots size="1rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size="1rem" aria-hidden />} onClick={() => onEdit(provider)}>
          Edit
        </Menu.Item>
        <Menu.Item
          component="a"
          href={addressOf(provider)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconExternalLink size="1rem" aria-hidden />}
        >
          Open site
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
