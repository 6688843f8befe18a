/** `/ops-dashboard` (F345, F346): open collections and deliveries: all, unassigned, and the tripsheet of one driver. */
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { driver_jobs } from '#generated/tables.ts';
import type { DriverJob } from '#generated/types.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { Cell } from '#platform/web/table/cell.tsx';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { call } from '#platform/web/client/call.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { AssignButton } from './assign-dialog.tsx';

const bulk: NonNullable<ListProps['bulk']> = (chosen, clear) => (
  <AssignButton ids={chosen.map(Number)} onDone={clear} />
);

/** What a dispatcher must see of a few jobs only is below another value: the requested times, and why a driver rejected the job. */
const cells = {
  due_date: (row: object) => <WithNote field="due_date" job={row as DriverJob} note={(row as DriverJob).times} />,
  assignment: (row: object) => <WithNote field="assignment" job={row as DriverJob} note={(row as DriverJob).reason} />,
} satisfies NonNullable<ListProps['cells']>;

interface WithNoteProps {
  readonly field: 'due_date' | 'assignment';
  readonly job: DriverJob;
  readonly note: string | null | undefined;
}

function WithNote({ field, job, note }: WithNoteProps): ReactNode {
  const column = driver_jobs.columns.find((one) => one.field === field)!;
  return (
    <div>
      <Cell column={column} value={job[field]} />
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  );
}

const ofShipments = ['shipment'] as const;
const pending = { assignment: 'unassigned,rejected' };

export default function OpsDashboardScreen(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const drivers = useGeneralData().data?.drivers ?? [];
  const mayAssign = useCan('API_/shipments:PATCH');
  const driver = address.get('driver_id');
  const isPending = driver === null && address.get('assignment') === pending.assignment;
  useLive('shipment', () => void queryClient.invalidateQueries({ queryKey: entityKey('trip_sheet') }));
  // Filters that only one of the views has are not kept for the next.
  const show = (filters: Record<string, string>): void => setAddress(filters);
  useEffect(() => {
    if (driver !== null && !/^\d+$/.test(driver)) setAddress({}, { replace: true });
  }, [driver, setAddress]);
  return (
    <Page
      title="Ops dashboard"
      description={driver_jobs.description}
      width="full"
      actions={
        <Button component={Link} to="/ops-dashboard/drivers" variant="default">
          Drivers
        </Button>
      }
    >
      <Group gap="xs" mb="md" component="nav" aria-label="Views">
        <ViewButton title="All" isShown={driver === null && !isPending} onClick={() => show({})} />
        <ViewButton title="Pending" isShown={isPending} onClick={() => show(pending)} />
        <LongSelect
          aria-label="Tripsheet of"
          placeholder="Driver tripsheet"
          data={drivers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={driver}
          onChange={(next) => show(next === null ? {} : { driver_id: next })}
          clearable
          size="xs"
        />
      </Group>
      {driver !== null && <StopsAlert driverId={Number(driver)} />}
      <List key={driver ?? ''} table={driver_jobs} cells={cells} follows={ofShipments} {...(mayAssign && { bulk })} />
    </Page>
  );
}

interface ViewButtonProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

function ViewButton({ title, isShown, onClick }: ViewButtonProps): ReactNode {
  return (
    <Button
      size="xs"
      variant={isShown ? 'light' : 'default'}
      aria-current={isShown ? 'page' : undefined}
      onClick={onClick}
    >
      {title}
    </Button>
  );
}

/** Warns staff when a driver has more stops than a day allows (F349). */
function StopsAlert({ driverId }: { readonly driverId: number }): ReactNode {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('trip_sheet'), driverId],
      queryFn: ({ signal }) => call('read_trip_sheet', { query: { driver_id: driverId }, signal }),
    },
    queryClient,
  );
  if (!data) return null;
  const { driver, stops, stop_limit: limit } = data.trip_sheet;
  if (limit === null || stops.length <= limit) return null;
  return (
    <Notice variant="warning" title="Too many stops">
      {driver} has {stops.length} stops today. The limit is {limit}.
    </Notice>
  );
}
