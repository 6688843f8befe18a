/** What users do to a bulk collection: staff scan its shipments, assign it and change its status; customers can cancel. */
import { Button, Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { CollectionRequest, CollectionRequestStatus } from '#generated/types.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { nextStatuses, requestStatusTitle } from '../../domain/collection-request.ts';
import { ScanInput } from '../scanning/scan-input.tsx';
import { ScanResults, useScanResults, type ScanResult } from '../scanning/scan-results.tsx';

interface RequestChangeProps {
  readonly request: CollectionRequest;
  readonly isStaff: boolean;
}

function reload(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('collection_request') });
}

export function RequestChange({ request, isStaff }: RequestChangeProps): ReactNode {
  const { id, reference, status, driver_id: driverId, revision } = request;
  const drivers = useGeneralData().data?.drivers ?? [];
  const [problem, setProblem] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const change = async (body: { status?: CollectionRequestStatus; driver_id?: number | null }): Promise<void> => {
    setProblem(undefined);
    setCancelling(false);
    try {
      await call('change_collection_request', { body: { id, base_revision: revision, ...body } });
      await reload();
    } catch (failure) {
      await reload();
      const isConflict = failure instanceof CallError && failure.code === 'conflict';
      setProblem(`${messageOf(failure) ?? ''}${isConflict ? ' This page now shows their change.' : ''}`);
    }
  };
  const choices = nextStatuses(status).filter((one) => isStaff || one === 'cancelled');
  const choose = (next: string | null): void => {
    if (next === 'cancelled') setCancelling(true);
    else if (next !== status) void change({ status: next as CollectionRequestStatus });
  };
  return (
    <Card title={isStaff ? 'Scan and assign' : 'Change'}>
      {problem && (
        <Notice variant="error" title="Not changed">
          {problem}
        </Notice>
      )}
      {isStaff && (
        <>
          <RequestScan id={id} />
          <LongSelect
            label="Driver"
            placeholder="None yet"
            data={drivers.map((driver) => ({ value: String(driver.id), label: driver.name }))}
            value={driverId === undefined || driverId === null ? null : String(driverId)}
            clearable
            onChange={(next) => void change({ driver_id: next === null ? null : Number(next) })}
            mb="md"
          />
        </>
      )}
      {isStaff && choices.length > 1 ? (
        <Select
          label="Status"
          data={[status, ...choices].map((one) => ({ value: one, label: requestStatusTitle(one) }))}
          value={status}
          onChange={choose}
        />
      ) : (
        <Button variant="default" color="red" onClick={() => setCancelling(true)}>
          Cancel bulk collection
        </Button>
      )}
      <Confirm
        opened={isCancelling}
        danger
        title={`Cancel ${reference}?`}
        action="Cancel bulk collection"
        cancel="Keep it"
        onConfirm={() => change({ status: 'cancelled' })}
        onCancel={() => setCancelling(false)}
      >
        Its shipments stay booked, and can be put into another bulk collection. A cancelled one can’t be reopened.
      </Confirm>
    </Card>
  );
}

/** The last shipment closes the collection, and this goes away. */
function RequestScan({ id }: { readonly id: number }): ReactNode {
  const { scans, add } = useScanResults();
  const scan = async (number: string): Promise<void> => {
    await add(number, () => send(id, number));
    await reload();
  };
  return (
    <>
      <ScanInput onScan={(number) => void scan(number)} />
      <ScanResults scans={scans} />
    </>
  );
}

async function send(id: number, tracking_reference: string): Promise<ScanResult> {
  try {
    const { collection_request: now } = await call('scan_collection_request', { body: { id, tracking_reference } });
    return { state: 'moved', message: `Collected, ${now.collected_count} of ${now.shipment_count}` };
  } catch (failure) {
    const finding = failure instanceof CallError ? failure.errors[0] : undefined;
    return { state: 'refused', message: finding?.message ?? messageOf(failure) ?? 'Try again.' };
  }
}
