/** `/shiplogic-admin/release-notes` (F387): the platform's team writes what is new in a version. */
import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as noteForm from '#generated/forms/new-release-note.ts';
import { release_notes } from '#generated/tables.ts';
import type { CreateReleaseNoteBody, ReleaseNote } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { List } from '#platform/web/table/list.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { RowMenu } from '#platform/web/ui/layout/row-menu.tsx';

type Open = { readonly note?: ReleaseNote };

async function save(value: JsonObject, note: ReleaseNote | undefined): Promise<void> {
  const body = value as unknown as CreateReleaseNoteBody;
  if (note)
    await call('update_release_note', { params: { id: note.id }, body: { ...body, base_revision: note.revision } });
  else await call('create_release_note', { body });
  await queryClient.invalidateQueries({ queryKey: entityKey('release_note') });
  showToast('success', 'Release notes saved');
}

function storedOf({ version, published_on, body }: ReleaseNote): JsonObject {
  return { version, published_on, body };
}

export default function WriteReleaseNotesScreen(): ReactNode {
  const [open, setOpen] = useState<Open>();
  const add = (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen({})}>
      Write release notes
    </Button>
  );
  const menuOf = (row: object): ReactNode => {
    const note = row as ReleaseNote;
    return (
      <RowMenu name={note.version} actions={[{ title: 'Edit', icon: IconPencil, run: () => setOpen({ note }) }]} />
    );
  };
  return (
    <Page title={release_notes.title} description={release_notes.description} width="full" actions={add}>
      <List table={release_notes} action={add} rowActions={menuOf} />
      {open && (
        <SchemaDialog
          form={noteForm}
          layout="edit"
          size="lg"
          title={open.note ? `Edit version ${open.note.version}` : 'Write release notes'}
          action="Save"
          failed="Couldn’t save the release notes"
          stored={open.note ? storedOf(open.note) : {}}
          record={open.note}
          storedOf={storedOf}
          onSubmit={async (value, now) => {
            await save(value, now);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}
