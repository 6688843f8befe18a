/** The communication log of a shipment: every message with its content and status. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ShipmentWindowProps } from '#modules/shipments/web/shared/shipment-windows.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import styles from './log.module.css';
import { MessageEntry, pollingMs } from './message-entry.tsx';

const mostShown = 100;

function Entries({ id }: { readonly id: number }): ReactNode {
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'messages', id],
      queryFn: ({ signal }) => call('read_messages', { query: { shipment_id: id, limit: mostShown }, signal }),
      refetchInterval: ({ state }) => pollingMs(state.data?.messages),
    },
    queryClient,
  );
  if (error)
    return (
      <Failure
        title="Couldn’t load the messages"
        message={messageOf(error) ?? 'Try again.'}
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
        <li key={message.id}>
          <MessageEntry message={message} />
        </li>
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
