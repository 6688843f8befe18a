/** `/blocked-lists` (F240): who can’t register, book as a guest or log in as a customer. */
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as entryForm from '#generated/forms/new-blocked-entry.ts';
import { blocked_entries } from '#generated/tables.ts';
import type { BlockedEntry, NewBlockedEntry } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { List } from '#platform/web/table/list.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';

function entriesChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('blocked_entry') });
}

async function unblock({ id, value }: BlockedEntry): Promise<void> {
  try {
    await call('remove_blocked_entry', { body: { id } });
    showToast('success', `${value} is no longer blocked`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t unblock it. Try again.', false);
  }
  await entriesChanged();
}

async function block(value: JsonObject): Promise<void> {
  await call('create_blocked_entry', { body: value as unknown as NewBlockedEntry });
  showToast('success', 'Blocked');
  await entriesChanged();
}

export default function BlockedListsScreen(): ReactNode {
  const [open, setOpen] = useState(false);
  const mayChange = useCan('API_/blocked-lists:POST');
  const add = mayChange && (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
      Add entry
    </Button>
  );
  const menuOf = (row: object): ReactNode => {
    const entry = row as BlockedEntry;
    const actions = [
      mayChange && { title: 'Unblock', icon: IconTrash, danger: true, run: () => void unblock(entry) },
    ] as const;
    return <RowMenu name={entry.value} actions={actions} />;
  };
  return (
    <Page title={blocked_entries.title} description={blocked_entries.description} width="full" actions={add}>
      <List table={blocked_entries} action={add || undefined} rowActions={menuOf} />
      {open && (
        <SchemaDialog
          form={entryForm}
          layout="add"
          title="Block someone"
          action="Block"
          failed="Couldn’t block it"
          stored={{ type: 'email-address' }}
          onSubmit={async (value) => {
            await block(value);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  );
}
