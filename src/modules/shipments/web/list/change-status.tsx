/** Changes the status of the chosen shipments to one that staff may set, with a message or the reason for cancelling. */
import { Autocomplete, Select, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { ShipmentStatus } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';
import type { RunPart } from '#platform/web/table/bulk/bulk-run.ts';
import { statuses, statusTitle } from '../../domain/status.ts';
import { manualTransitions } from '../../domain/transitions.ts';
import type { BulkWindowProps } from '../shared/bulk-windows.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

const targets = new Set(Object.values(manualTransitions).flat());
const offered = statuses.filter((status) => targets.has(status));

export default function ChangeStatus({ ids, onDone, onClose }: BulkWindowProps): ReactNode {
  const [status, setStatus] = useKeptInput<string | null>('bulk status', null);
  const [message, setMessage] = useKeptInput('bulk message', '');
  const isCancelling = status === 'cancelled';
  const reasons = [...new Set(useProviderSetting('shipment_cancellation_reasons'))];
  const isUnexplained = isCancelling && message.trim() === '';
  const missing =
    status === null
      ? { field: 'status', message: 'Choose a status' }
      : isUnexplained
        ? { field: 'message', message: 'Reason for cancelling shipment is required' }
        : undefined;
  const run: RunPart = async (part, sent) => {
    const note = message.trim() === '' ? {} : { message: message.trim() };
    const body = { ids: [...part], status: status as ShipmentStatus, ...note };
    const answer = await call('change_shipment_statuses', { body, ...sent });
    shipmentsMoved();
    return 'bulk_change' in answer ? answer : { ...answer, changed: answer.changed.length };
  };
  return (
    <BulkDialog
      title={`Change the status of ${counted(ids.length, 'shipment', 'shipments')}?`}
      action="Change status"
      failed="Couldn’t change the status"
      ids={ids}
      done={(count) => `${counted(count, 'shipment', 'shipments')} changed`}
      changed={status !== null || message.trim() !== ''}
      missing={missing}
      run={run}
      byJob
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Select
            label="Status"
            error={errorAt('status')}
            description={status === 'submitted' && 'Shipments that await their drop-off are recorded as dropped off.'}
            data={offered.map((value) => ({ value, label: statusTitle(value) }))}
            value={status}
            onChange={setStatus}
            searchable
            openOnFocus={false}
            required
            data-autofocus
          />
          {isCancelling && reasons.length > 0 ? (
            <Autocomplete
              mt="sm"
              label="Reason"
              error={errorAt('message')}
              description="Choose one of the list, or write another."
              data={reasons}
              value={message}
              onChange={setMessage}
              required
              maxLength={300}
            />
          ) : (
            <Textarea
              mt="sm"
              label={isCancelling ? 'Reason' : 'Message (Optional)'}
              error={errorAt('message')}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
              required={isCancelling}
              maxLength={300}
              autosize
              minRows={2}
            />
          )}
        </>
      )}
    </BulkDialog>
  );
}
