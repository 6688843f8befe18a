/** A message of the list of all messages, with its shipment. */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShipmentMessage } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { MessageEntry, pollingMs } from './message-entry.tsx';

interface MessageDialogProps {
  /** As listed; read again while it is pending. */
  readonly message: ShipmentMessage;
  readonly onClose: () => void;
}

export default function MessageDialog({ message: listed, onClose }: MessageDialogProps): ReactNode {
  const { id, shipment_id, short_tracking_reference } = listed;
  useReturnFocus();
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment_message'), { id }],
      queryFn: ({ signal }) => call('read_messages', { query: { id, limit: 1 }, signal }),
      refetchInterval: ({ state }) => pollingMs(state.data?.messages),
    },
    queryClient,
  );
  return (
    <Modal
      opened
      centered
      size="48rem"
      title={`${short_tracking_reference} - Message`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
    >
      <MessageEntry message={data?.messages[0] ?? listed} isAlone />
      <Anchor component={Link} to={`/shipments/${shipment_id}`}>
        Open the shipment
      </Anchor>
    </Modal>
  );
}
