/**
 * The messages for a sample shipment with the current settings, including unsaved changes: each message, or why there
 * is none.
 */

import { Badge, Button, Select } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { channels, parties, rows, type RowId } from '../../domain/cells.ts';
import { messagesFor, type Message } from '../../domain/messages-for.ts';
import { providerMessagesFor, type ProviderMessage } from '../../domain/provider-notices.ts';
import type { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import styles from './message.module.css';
import { PreviewOfMessage } from './preview-of-message.tsx';
import { providerFacts, sampleChoices, sampleOf, useSettingsAfterSave } from './sample.ts';

const rowChoices = rows.map(({ id, title }) => ({ value: id, label: title }));

function titleIn<Id extends string>(choices: readonly { readonly id: Id; readonly title: string }[], id: Id): string {
  return choices.find((one) => one.id === id)?.title ?? id;
}

interface SentMessageProps {
  /** Channel and recipient. */
  readonly title: string;
  readonly message: ProviderMessage;
  onEdit: () => void;
}

function titleOf({ cell }: Message): string {
  return `${titleIn(channels, cell.channel)}, ${titleIn(parties, cell.party).toLowerCase()}`;
}

function SentMessage({ title, message, onEdit }: SentMessageProps): ReactNode {
  const { name, to, rendered, silence } = message;
  return (
    <li className={styles['sent']} data-silent={silence !== undefined || undefined}>
      <div className={styles['sentHead']}>
        <h3>{title}</h3>
        <Badge variant="light" color={silence ? 'gray' : 'green'} tt="none">
          {silence ? 'Not sent' : 'Sent'}
        </Badge>
        <Button size="compact-sm" variant="subtle" aria-label={`Edit message: ${title}`} onClick={onEdit}>
          Edit message
        </Button>
      </div>
      <p>{silence ? silence.message : `To ${name}, ${to ?? ''}`}</p>
      {rendered && !silence && <PreviewOfMessage message={rendered} />}
    </li>
  );
}

interface SentMessagesProps {
  readonly model: SettingsModel;
  readonly onEdit: (address: string) => void;
}

export default function SentMessages({ model, onEdit }: SentMessagesProps): ReactNode {
  const [sample, setSample] = useState<string | null>(sampleChoices[0]?.value ?? null);
  const [selected, setSelected] = useState<RowId>();
  const settings = useSettingsAfterSave(model);
  const shipment = sampleOf(sample);
  const row = selected ?? shipment.status;
  const messages = useMemo(() => {
    const notices = providerMessagesFor(shipment, settings, providerFacts(), row);
    return [
      ...messagesFor(shipment, settings, providerFacts(), row).map((message) => ({ title: titleOf(message), message })),
      ...notices.map((message) => ({ title: `${titleIn(channels, 'email')}, staff`, message })),
    ];
  }, [shipment, settings, row]);
  const sent = messages.filter(({ message }) => !message.silence).length;
  return (
    <>
      <div className={styles['choices']}>
        <Select
          label="Shipment"
          data-autofocus
          data={[...sampleChoices]}
          value={sample}
          onChange={(next) => {
            setSample(next);
            setSelected(undefined);
          }}
        />
        <Select
          label="Event"
          data={rowChoices}
          value={row}
          searchable
          onChange={(next) => setSelected(rows.find(({ id }) => id === next)?.id)}
        />
      </div>
      <p role="status">
        {sent} of {messages.length} messages would be sent, unsaved changes included.
      </p>
      <ul className={styles['messages']}>
        {messages.map(({ title, message }) => (
          <SentMessage key={message.id} title={title} message={message} onEdit={() => onEdit(message.id)} />
        ))}
      </ul>
    </>
  );
}
