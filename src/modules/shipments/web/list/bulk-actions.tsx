/** What is done with several shipments at once: their status is changed, their labels are printed. */
import { Button, Modal, Select, Text, Textarea, Group } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { ShipmentStatus } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { useAudience, useCan } from '#platform/web/client/session.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { statuses, statusTitle } from '../../domain/status.ts';
import { manualTransitions } from '../../domain/transitions.ts';
import { shipmentsMoved } from '../shipment/use-shipment.ts';

interface BulkActionsProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

const targets = new Set(Object.values(manualTransitions).flat());
const offered = statuses.filter((status) => targets.has(status));

export function BulkActions({ ids, onDone }: BulkActionsProps): ReactNode {
  const isStaff = useAudience() === 'staff';
  const mayChange = useCan('API_/shipments:PATCH') && isStaff;
  const mayPrint = useCan('API_/shipments/label/stickers:GET');
  const [isChanging, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      // The answer is a download: the page stays.
      window.location.assign((await call('read_bulk_labels', { query: { ids: [...ids] } })).url);
    } catch (failure) {
      const message = messageOf(failure);
      if (message !== null) showToast('error', message);
    }
    setBusy(false);
  };
  return (
    <>
      {mayChange && (
        <Button size="xs" onClick={() => setChanging(true)}>
          Change status
        </Button>
      )}
      {mayPrint && (
        <Button size="xs" variant="default" loading={busy} onClick={() => void print()}>
          Print labels
        </Button>
      )}
      {isChanging && <ChangeStatus ids={ids} onDone={onDone} onClose={() => setChanging(false)} />}
    </>
  );
}

interface ChangeStatusProps extends BulkActionsProps {
  readonly onClose: () => void;
}

function ChangeStatus({ ids, onDone, onClose }: ChangeStatusProps): ReactNode {
  const [status, setStatus] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (status === null) {
      setProblem('Choose a status');
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const said = message.trim() === '' ? {} : { message: message.trim() };
      const body = { ids: [...ids], status: status as ShipmentStatus, ...said };
      const answer = await call('change_shipment_statuses', { body });
      shipmentsMoved();
      showToast(
        'success',
        answer.changed.length === 1 ? '1 shipment changed' : `${answer.changed.length} shipments changed`,
      );
      if (answer.refused.length === 0) {
        onClose();
        onDone();
        return;
      }
      const reasons = [...new Set(answer.refused.map(({ message: why }) => why))];
      setRefused([`${answer.refused.length} of ${ids.length} couldn’t be changed.`, ...reasons]);
    } catch (failure) {
      const said = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(said ?? messageOf(failure) ?? 'Try again.');
    }
    setBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={`Change the status of ${ids.length} shipments?`} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label="Status"
          data={offered.map((value) => ({ value, label: statusTitle(value) }))}
          value={status}
          onChange={setStatus}
          searchable
          required
          data-autofocus
        />
        <Textarea
          mt="sm"
          label={status === 'cancelled' ? 'Reason' : 'Message (Optional)'}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          required={status === 'cancelled'}
          maxLength={300}
          autosize
          minRows={2}
        />
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t change the status">
            {problem}
          </Notice>
        )}
        {refused.length > 0 && (
          <Notice variant="warning" title={refused[0] ?? ''}>
            {refused.slice(1).map((why) => (
              <Text key={why} size="sm">
                {why}
              </Text>
            ))}
          </Notice>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {refused.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" loading={busy}>
            Change status
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
