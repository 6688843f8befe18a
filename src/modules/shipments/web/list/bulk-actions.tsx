/** Bulk actions on shipments: changing the status, printing labels. */
import { Button, Select, Textarea } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { BulkTags } from '#modules/accounts/web/shared/bulk-tags.tsx';
import type { ShipmentStatus } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { session, useAudience, useCan } from '#platform/web/client/session.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';
import type { RunPart } from '#platform/web/table/bulk/bulk-run.ts';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { statuses, statusTitle } from '../../domain/status.ts';
import { manualTransitions } from '../../domain/transitions.ts';
import { bulkWindows, type BulkWindowProps } from '../shared/bulk-windows.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

/** Number of shipments whose labels go into one file. */
const labelsOfOneFile = 100;
/** More take minutes, and as many files as nobody finds again. */
const mostLabels = 1000;

const targets = new Set(Object.values(manualTransitions).flat());
const offered = statuses.filter((status) => targets.has(status));

export function BulkActions({ ids, onDone }: Omit<BulkWindowProps, 'onClose'>): ReactNode {
  const isStaff = useAudience() === 'staff';
  const mayChange = useCan('API_/shipments:PATCH') && isStaff;
  const mayPrint = useCan('API_/shipments/label/stickers:GET');
  const [isChanging, setChanging] = useState(false);
  const [open, setOpen] = useState<string>();
  const windows = bulkWindows().filter(({ gate }) => passes(gate, session.get()));
  const opened = windows.find(({ name }) => name === open);
  const [printed, setPrinted] = useState<number>();
  const print = async (): Promise<void> => {
    if (ids.length > mostLabels)
      return showToast('error', `Print the labels of at most ${numberText(mostLabels)} shipments at a time.`);
    try {
      const without: string[] = [];
      // Each answer is a download: the page stays.
      for (let at = 0; at < ids.length; at += labelsOfOneFile) {
        setPrinted(at);
        const answer = await call('read_bulk_labels', { query: { ids: ids.slice(at, at + labelsOfOneFile) } });
        without.push(...answer.skipped);
        window.location.assign(answer.url);
      }
      if (without.length > 0) showToast('warning', withoutLabels(without), false);
    } catch (failure) {
      toastFailure(failure);
    }
    setPrinted(undefined);
  };
  return (
    <>
      {mayChange && (
        <Button size="xs" onClick={() => setChanging(true)}>
          Change status
        </Button>
      )}
      <BulkTags type="shipment" ids={ids} onDone={onDone} />
      {mayPrint && (
        <Button
          size="xs"
          variant="default"
          loading={printed !== undefined && ids.length <= labelsOfOneFile}
          disabled={printed !== undefined}
          onClick={() => void print()}
        >
          {printed === undefined ? 'Print labels' : `Printed ${numberText(printed)} of ${numberText(ids.length)}`}
        </Button>
      )}
      {windows.map(({ name, label }) => (
        <Button key={name} size="xs" variant="default" onClick={() => setOpen(name)}>
          {label}
        </Button>
      ))}
      {opened && (
        <Suspense>
          <opened.Window ids={ids} onDone={onDone} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {isChanging && <ChangeStatus ids={ids} onDone={onDone} onClose={() => setChanging(false)} />}
    </>
  );
}

/** Fewer labels than shipments were chosen: whoever sticks them on must know which are missing. */
function withoutLabels(references: readonly string[]): string {
  const some = references.slice(0, 5).join(', ');
  const more = references.length > 5 ? ` and ${references.length - 5} more` : '';
  return `No label for ${some}${more}. Quotes and cancelled shipments have none.`;
}

function ChangeStatus({ ids, onDone, onClose }: BulkWindowProps): ReactNode {
  const [status, setStatus] = useKeptInput<string | null>('bulk status', null);
  const [message, setMessage] = useKeptInput('bulk message', '');
  const run: RunPart = async (part, sent) => {
    const note = message.trim() === '' ? {} : { message: message.trim() };
    const body = { ids: [...part], status: status as ShipmentStatus, ...note };
    const answer = await call('change_shipment_statuses', { body, ...sent });
    shipmentsMoved();
    return 'bulk_change' in answer ? answer : { changed: answer.changed.length, refused: answer.refused };
  };
  return (
    <BulkDialog
      title={`Change the status of ${counted(ids.length, 'shipment', 'shipments')}?`}
      action="Change status"
      failed="Couldn’t change the status"
      ids={ids}
      done={(count) => `${counted(count, 'shipment', 'shipments')} changed`}
      changed={status !== null || message.trim() !== ''}
      missing={status === null ? 'Choose a status' : undefined}
      run={run}
      byJob
      onDone={onDone}
      onClose={onClose}
    >
      <Select
        label="Status"
        description={status === 'submitted' && 'Shipments that await their drop-off are recorded as dropped off.'}
        data={offered.map((value) => ({ value, label: statusTitle(value) }))}
        value={status}
        onChange={setStatus}
        searchable
        openOnFocus={false}
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
    </BulkDialog>
  );
}
