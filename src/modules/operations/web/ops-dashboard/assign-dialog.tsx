/** Assigns the selected jobs to a driver, or removes the driver. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { call } from '#platform/web/client/call.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';
import type { RunPart } from '#platform/web/table/bulk/bulk-run.ts';

interface AssignProps {
  readonly ids: readonly number[];
  readonly onDone: (chosen: readonly string[]) => void;
}

export function AssignButton({ ids, onDone }: AssignProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        Assign driver
      </Button>
      {isOpen && <AssignDialog ids={ids} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Not the id of a driver. */
const none = '0';

function AssignDialog({ ids, onDone, onClose }: AssignProps & { readonly onClose: () => void }): ReactNode {
  const drivers = useGeneralData().data?.drivers ?? [];
  const [driver, setDriver] = useState<string | null>(null);
  const run: RunPart = async (part, sent) => {
    const driver_id = driver === none ? null : Number(driver);
    const { assigned, refused } = await call('assign_jobs', { body: { ids: [...part], driver_id }, ...sent });
    for (const entity of ['driver_job', 'trip_sheet', 'shipment'])
      void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
    return { changed: assigned.length, refused };
  };
  return (
    <BulkDialog
      title={`Assign ${counted(ids.length, 'job', 'jobs')}?`}
      action="Assign"
      failed="Couldn’t assign the jobs"
      ids={ids}
      done={(count) => `${counted(count, 'job', 'jobs')} ${driver === none ? 'unassigned' : 'assigned'}`}
      changed={driver !== null}
      missing={driver === null ? 'Choose a driver' : undefined}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      <LongSelect
        label="Driver"
        data={[
          { value: none, label: 'No driver' },
          ...drivers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={driver}
        onChange={setDriver}
        openOnFocus={false}
        required
        data-autofocus
      />
    </BulkDialog>
  );
}
