/** Deletes an empty transfer that was opened by mistake. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { InterhubTransfer } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { transfersMoved } from './use-transfer.ts';

export function DeleteTransfer({ transfer: { id, reference } }: { readonly transfer: InterhubTransfer }): ReactNode {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await call('delete_interhub_transfer', { body: { id } });
      await navigate('/interhub-transfers');
      showToast('success', `${reference} deleted`);
    } catch (failure) {
      toastFailure(failure);
      setAsking(false);
    }
    await transfersMoved();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirm
        opened={isAsking}
        danger
        title={`Delete ${reference}?`}
        action="Delete transfer"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        It has no parcels. Its number isn’t used again.
      </Confirm>
    </>
  );
}
