/** Stops a bulk change of the user; rows that are done stay as they are. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { call } from '../../client/call.ts';
import { messageOf } from '../../client/call-error.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { showToast } from '../../ui/feedback/toast.ts';

interface StopBulkChangeProps {
  readonly id: number;
  /** Tells it apart from the others of a list. */
  readonly name?: string;
}

export function StopBulkChange({ id, name }: StopBulkChangeProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const stop = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('stop_bulk_change', { params: { id }, body: {} });
      await queryClient.invalidateQueries({ queryKey: entityKey('bulk_change') });
    } catch (failure) {
      showToast('error', messageOf(failure) ?? 'Couldn’t stop it. Try again.', false);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size={name === undefined ? 'sm' : 'xs'}
      loading={isBusy}
      {...(name !== undefined && { 'aria-label': `Stop ${name}` })}
      onClick={() => void stop()}
    >
      Stop
    </Button>
  );
}
