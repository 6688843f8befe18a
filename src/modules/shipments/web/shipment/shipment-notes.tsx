/** Notes of a shipment: read by kind, written with a type, emailed, and deleted where the provider allows it (F194). */
import { ActionIcon, Badge, Button, Group, MultiSelect, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { note_email_recipient, shipment_note_kind } from '#generated/enums.ts';
import type { NoteEmailRecipient, ShipmentNote, ShipmentNoteKind } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './shipment.module.css';
import { useNotes, type Actions } from './use-records.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

interface ShipmentNotesProps {
  readonly id: number;
  readonly actions: Actions;
}

const recipients = note_email_recipient.map(({ const: value, title: label }) => ({ value, label }));

function recipientsText(chosen: readonly NoteEmailRecipient[]): string {
  return chosen.map((one) => recipients.find(({ value }) => value === one)?.label ?? one).join(', ');
}

const written: ShipmentNoteKind = 'shipment-note';

function titleOf(kind: ShipmentNoteKind): string {
  return shipment_note_kind.find((one) => one.const === kind)?.title ?? kind;
}

export function ShipmentNotes({ id, actions }: ShipmentNotesProps): ReactNode {
  const [kinds, setKinds] = useState<readonly ShipmentNoteKind[]>([written]);
  const notes = useNotes(id, kinds);
  const [confirming, setConfirming] = useState<ShipmentNote>();
  if (!notes) return null;
  const remove = async (note: ShipmentNote): Promise<void> => {
    setConfirming(undefined);
    try {
      await call('delete_shipment_note', { body: { shipment_id: id, id: note.id } });
      showToast('success', 'Note deleted');
    } catch (failure) {
      toastFailure(failure);
    }
    shipmentsMoved();
  };
  return (
    <Card title="Notes">
      {actions.can_add_notes && <NewNote id={id} types={actions.note_types} />}
      <MultiSelect
        label="Show"
        mb="md"
        data={actions.note_kinds.map((kind) => ({ value: kind, label: titleOf(kind) }))}
        value={[...kinds]}
        onChange={(chosen) => setKinds(chosen.length === 0 ? [written] : chosen)}
      />
      {notes.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet.
        </Text>
      )}
      <ul className={styles['notes']}>
        {notes.map((note) => (
          <li key={`${note.kind} ${note.id}`}>
            <div>
              <Text size="sm" className="written">
                {note.text}
              </Text>
              <Group gap="xs">
                {note.kind !== written && (
                  <Badge variant="default" tt="none">
                    {titleOf(note.kind)}
                  </Badge>
                )}
                {note.note_type !== null && (
                  <Badge variant="light" tt="none">
                    {note.note_type}
                  </Badge>
                )}
                {note.kind === written && note.shown_to_customers && actions.can_add_notes && (
                  <Badge variant="outline" color="gray" tt="none">
                    Visible to customers
                  </Badge>
                )}
                <Text size="xs" c="dimmed">
                  {note.user_name !== null && `${note.user_name}, `}
                  <RelativeDate value={note.created_at} />
                  {note.emailed_to.length > 0 && `, emailed to ${recipientsText(note.emailed_to).toLowerCase()}`}
                </Text>
              </Group>
            </div>
            {note.kind === written && actions.can_delete_notes && (
              <ActionIcon variant="subtle" color="gray" aria-label="Delete note" onClick={() => setConfirming(note)}>
                <IconTrash size="1rem" aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {confirming && (
        <Confirm
          opened
          danger
          title="Delete this note?"
          action="Delete note"
          onConfirm={() => remove(confirming)}
          onCancel={() => setConfirming(undefined)}
        >
          It stays in the audit trail.
        </Confirm>
      )}
    </Card>
  );
}

function NewNote({ id, types }: { readonly id: number; readonly types: Actions['note_types'] }): ReactNode {
  const [text, setText] = useKeptInput('note', '');
  const [type, setType] = useKeptInput<string | null>('note type', null);
  const [emails, setEmails] = useKeptInput<string[]>('note recipients', []);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const choose = (name: string | null): void => {
    setType(name);
    setEmails(types.find((one) => one.name === name)?.email_recipients ?? []);
  };
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    try {
      await call('create_shipment_note', {
        body: {
          shipment_id: id,
          text: text.trim(),
          email_recipients: emails as NoteEmailRecipient[],
          ...(type !== null && { note_type: type }),
        },
      });
      setText('');
      choose(null);
      // The button is switched off until the next note is written.
      input.current?.focus();
      shipmentsMoved();
    } catch (failure) {
      toastFailure(failure);
    }
    setBusy(false);
  };
  const { prompt } = useUnsavedChanges(text.trim() !== '' && !busy);
  return (
    <form onSubmit={(event) => void write(event)}>
      <Stack gap="xs" mb="md">
        <Textarea
          ref={input}
          aria-label="New note"
          placeholder="Write a note"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={2000}
          autosize
          minRows={2}
        />
        <Group gap="xs" align="flex-end">
          {types.length > 0 && (
            <Select
              label="Type"
              placeholder="Plain note"
              data={types.map(({ name }) => name)}
              value={type}
              onChange={choose}
              clearable
            />
          )}
          <MultiSelect
            label="Email to"
            placeholder={emails.length === 0 ? 'Nobody' : ''}
            data={recipients}
            value={emails}
            onChange={setEmails}
          />
          <Button type="submit" loading={busy} disabled={text.trim() === ''}>
            Add note
          </Button>
        </Group>
      </Stack>
      {prompt}
    </form>
  );
}
