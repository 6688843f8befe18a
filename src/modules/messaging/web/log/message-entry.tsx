/** One message of the communication log: its status, its content, and sending it again after it failed. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { message_party, message_status, notification_channel } from '#generated/enums.ts';
import type { ShipmentMessage } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge, type StatusColour } from '#platform/web/ui/data/status-badge.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { recipientText } from '../../domain/recipient-text.ts';
import styles from './log.module.css';

/** Polling interval while one of the messages is pending, in milliseconds. */
export function pollingMs(messages: readonly ShipmentMessage[] = []): number | false {
  return messages.some(({ status }) => status === 'queued') ? 5_000 : false;
}

function titleIn(choices: readonly { readonly const: string; readonly title: string }[], value: string): string {
  return choices.find((choice) => choice.const === value)?.title ?? value;
}

interface MessageEntryProps {
  readonly message: ShipmentMessage;
  /** Whether it is the only one, whose content need not be opened. */
  readonly isAlone?: boolean;
}

export function MessageEntry({ message, isAlone = false }: MessageEntryProps): ReactNode {
  const isStaff = useAudience() === 'staff';
  const mayRetry = useCan('API_/shipments:PATCH') && isStaff;
  const { about, channel, party, status, problem, attempts, content, subject } = message;
  const colour = (message_status.find((one) => one.const === status)?.['x-colour'] ?? 'grey') as StatusColour;
  const to = [message.recipient_name, recipientText(message)].filter((part) => part !== '').join(', ');
  const text = (
    <>
      {subject && <p className={styles['subject']}>{subject}</p>}
      <p className={styles['content']}>{content}</p>
    </>
  );
  return (
    <div className={styles['entry']}>
      <div className={styles['head']}>
        <strong>{about}</strong>
        <StatusBadge colour={colour}>{titleIn(message_status, status)}</StatusBadge>
      </div>
      <div className={styles['facts']}>
        {titleIn(notification_channel, channel)} to {titleIn(message_party, party).toLowerCase()}: {to}
        {', '}
        <RelativeDate value={message.created_at} />
        {attempts > 1 && `, tried ${attempts} times`}
      </div>
      {problem && <div className={styles['problem']}>{problem}</div>}
      {mayRetry && status === 'failed' && <SendAgain message={message} />}
      {content !== '' && isAlone && text}
      {content !== '' && !isAlone && (
        <details>
          <summary>Show message</summary>
          {text}
        </details>
      )}
    </div>
  );
}

/** The cause may have been fixed: the gateway's key, the mail server, the network. */
function SendAgain({ message: { id, shipment_id } }: { readonly message: ShipmentMessage }): ReactNode {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('retry_message', { body: { id, shipment_id } });
      showToast('success', 'Message queued');
    } catch (failure) {
      toastFailure(failure);
    }
    setBusy(false);
    for (const queryKey of [entityKey('shipment_message'), [...entityKey('shipment'), 'messages', shipment_id]])
      void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <div>
      <Button size="compact-xs" variant="default" loading={busy} onClick={() => void send()}>
        Send again
      </Button>
    </div>
  );
}
