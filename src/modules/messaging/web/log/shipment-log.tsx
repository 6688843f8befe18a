/** The communication log of a shipment: every message with its content and status. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { message_party, message_status, notification_channel } from '#generated/enums.ts';
import type { ShipmentMessage } from '#generated/types.ts';
import type { ShipmentWindowProps } from '#modules/shipments/web/shared/shipment-windows.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { StatusBadge, type StatusColour } from '#platform/web/ui/data/status-badge.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { recipientText } from '../../domain/recipient-text.ts';
import styles from './shipment-log.module.css';

/** Polling interval while a message is pending, in milliseconds. */
const refreshMs = 5_000;
const mostShown = 100;

function titleIn(choices: readonly { readonly const: string; readonly title: string }[], value: string): string {
  return choices.find((choice) => choice.const === value)?.title ?? value;
}

interface EntryProps {
  readonly message: ShipmentMessage;
  readonly mayRetry: boolean;
}

function Entry({ message, mayRetry }: EntryProps): ReactNode {
  const { about, channel, party, status, problem, attempts, content, subject } = message;
  const colour = (message_status.find((one) => one.const === status)?.['x-colour'] ?? 'grey') as StatusColour;
  const to = [message.recipient_name, recipientText(message)].filter((part) => part !== '').join(', ');
  return (
    <li className={styles['entry']}>
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
      {content !== '' && (
        <details>
          <summary>Show message</summary>
          {subject && <p className={styles['subject']}>{subject}</p>}
          <p className={styles['content']}>{content}</p>
        </details>
      )}
    </li>
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
      const reason = messageOf(failure);
      if (reason !== null) showToast('error', reason);
    }
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: [...entityKey('shipment'), 'messages', shipment_id] });
  };
  return (
    <div>
      <Button size="compact-xs" variant="default" loading={busy} onClick={() => void send()}>
        Send again
      </Button>
    </div>
  );
}

function Entries({ id }: { readonly id: number }): ReactNode {
  const isStaff = useAudience() === 'staff';
  const mayRetry = useCan('API_/shipments:PATCH') && isStaff;
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'messages', id],
      queryFn: ({ signal }) => call('read_messages', { query: { shipment_id: id, limit: mostShown }, signal }),
      refetchInterval: ({ state }) =>
        state.data?.messages.some(({ status }) => status === 'queued') === true ? refreshMs : false,
    },
    queryClient,
  );
  if (error)
    return (
      <Failure
        title="Couldn’t load"
        message={messageOf(error) ?? 'Couldn’t load. Try again.'}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <PageSkeleton rows={3} />;
  if (data.messages.length === 0)
    return (
      <Empty title="No messages yet">
        Emails, SMSs and WhatsApp messages about this shipment are listed here, with what became of them.
      </Empty>
    );
  return (
    <ul className={styles['log']}>
      {data.messages.map((message) => (
        <Entry key={message.id} message={message} mayRetry={mayRetry} />
      ))}
    </ul>
  );
}

export default function ShipmentLog({ shipment, onClose }: ShipmentWindowProps): ReactNode {
  useReturnFocus();
  return (
    <Modal
      opened
      centered
      size="48rem"
      title={`${shipment.short_tracking_reference} - Communication log`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
    >
      <Entries id={shipment.id} />
    </Modal>
  );
}
