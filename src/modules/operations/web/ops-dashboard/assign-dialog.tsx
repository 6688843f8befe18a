/** Assigns the selected jobs to a driver, or removes the driver. */
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { driver_jobs } from '#generated/tables.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { call } from '#platform/web/client/call.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import type { ListPage } from '#platform/web/client/read-list.ts';
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

/** The drivers of the jobs, as the pages of the list last showed them. */
function seenOf(ids: readonly number[]): readonly { readonly id: number; readonly driver_id: number | null }[] {
  const pages = queryClient.getQueryCache().findAll({ queryKey: [...entityKey(driver_jobs.entity), driver_jobs.id] });
  pages.sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  const rows = pages.flatMap(({ state }) => (state.data as ListPage | undefined)?.rows ?? []);
  const drivers = new Map(rows.map(({ id, driver_id }) => [id, (driver_id as number | undefined) ?? null]));
  return ids.flatMap((id) => {
    const driver_id = drivers.get(id);
    return driver_id === undefined ? [] : [{ id, driver_id }];
  });
}

/** Not the id of a driver. */
const none = '0';

function AssignDialog({ ids, onDone, onClose }: AssignProps & { readonly onClose: () => void }): ReactNode {
  const drivers = useGeneralData().data?.drivers ?? [];
  const [driver, setDriver] = useState<string | null>(null);
  // As they were when the dialog opened: the list behind it updates.
  const [seen] = useState(() => seenOf(ids));
  const run: RunPart = async (part, sent) => {
    const driver_id = driver === none ? null : Number(driver);
    const body = { ids: [...part], driver_id, seen: seen.filter(({ id }) => part.includes(id)) };
    const { assigned, refused } = await call('assign_jobs', { body, ...sent });
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
      missing={driver === null ? { field: 'driver', message: 'Choose a driver' } : undefined}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <LongSelect
          label="Driver"
          error={errorAt('driver')}
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
      )}
    </BulkDialog>
  );
}
