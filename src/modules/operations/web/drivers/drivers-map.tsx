/** The map of drivers (F362): where each was last seen, and the area that jobs are assigned from, drawn by those who may. */
import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { map_drivers } from '#generated/tables.ts';
import type { Driver } from '#generated/types.ts';
import type { Corner } from '#modules/geography/web/shared/map/areas-map.tsx';
import { DrawingButtons, useDrawing } from '#modules/geography/web/shared/maps/drawing.tsx';
import styles from '#modules/geography/web/shared/maps/map-columns.module.css';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { allPages, readList } from '#platform/web/client/read-list.ts';
import { canNamed } from '#platform/web/client/session.ts';
import { useLive } from '#platform/web/client/use-live.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { outlineText, readOutline } from '../../domain/driver-area.ts';
import { AreaDialog } from './area-dialog.tsx';
import { InviteDriver } from './invite-driver.tsx';

const AreasMap = lazy(() => import('#modules/geography/web/shared/map/areas-map.tsx'));

/** Positions move without an event. */
const refreshMs = 60_000;

async function readDrivers(signal: AbortSignal): Promise<readonly Driver[]> {
  const page = (query: object) => readList({ call: 'read_drivers', id: 'drivers' }, { ...query }, signal);
  const { count } = await page({ limit: 1 });
  return (await allPages(count, async (query) => (await page(query)).rows)) as unknown as readonly Driver[];
}

export default function DriversMap(): ReactNode {
  const {
    data: all,
    error,
    refetch,
  } = useQuery(
    {
      queryKey: [...entityKey('driver'), 'map'],
      queryFn: ({ signal }) => readDrivers(signal),
      refetchInterval: refreshMs,
    },
    queryClient,
  );
  useLive('driver', () => void refetch());
  const [chosen, setChosen] = useState<number>();
  const [edited, setEdited] = useState<{ readonly driver: Driver; readonly outline: string }>();
  const drawing = useDrawing<Driver>();
  const areas = useMemo(() => (all ?? []).map(areaOf), [all]);
  const points = useMemo(() => (all ?? []).flatMap(pointOf), [all]);
  const mayDraw = ['INLINE_edit_map_drivers', 'API_/trip-sheet:GET', 'API_/shipments:PATCH'].every(canNamed);
  if (error && !all)
    return (
      <Failure
        title="Couldn’t load the drivers"
        message={messageOf(error) ?? 'Try again.'}
        onRetry={() => void refetch()}
      />
    );
  if (!all)
    return (
      <Later>
        <Skeleton height="24rem" aria-hidden />
      </Later>
    );
  const draw = (driver: Driver): void => {
    setChosen(driver.id);
    drawing.begin(driver, cornersOf(driver));
  };
  const actions = (driver: Driver): ReactNode => (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Show ${driver.name}`}
        onClick={() => setChosen(driver.id)}
      >
        Show
      </Button>
      {mayDraw && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Draw area of ${driver.name}`}
          onClick={() => draw(driver)}
        >
          Draw
        </Button>
      )}
    </Group>
  );
  return (
    <>
      {drawing.corners && (
        <Group>
          <DrawingButtons
            drawing={drawing}
            onUse={(driver, corners) => setEdited({ driver, outline: outlineText(corners) })}
          />
        </Group>
      )}
      <div className={styles['columns']}>
        {all.length === 0 ? (
          <Empty title={map_drivers.empty} action={<InviteDriver />} />
        ) : (
          <TableFrame>
            <DataTable
              table={map_drivers}
              rows={all}
              cells={{ position: lastSeen }}
              {...(!drawing.corners && { actions })}
            />
          </TableFrame>
        )}
        <Suspense fallback={<Skeleton height="24rem" aria-hidden />}>
          <AreasMap
            label="Drivers"
            areas={areas}
            points={points}
            chosen={chosen}
            drawing={drawing.corners}
            onChoose={setChosen}
            onDraw={drawing.change}
          />
        </Suspense>
      </div>
      {edited && <AreaDialog {...edited} onClose={() => setEdited(undefined)} onSaved={drawing.end} />}
      {drawing.prompt}
    </>
  );
}

function lastSeen({ position }: Driver): ReactNode {
  return position ? <RelativeDate value={position.date} /> : <span className="figures">Not shared</span>;
}

function areaOf({ id, name, outline }: Driver) {
  const ring = outline === undefined ? undefined : readOutline(outline);
  return { id, name, ...(ring && { polygons: [[ring]] }) };
}

function pointOf({ id, name, position }: Driver) {
  return position ? [{ id, name, lat: position.lat, lng: position.lng }] : [];
}

function cornersOf({ outline = '' }: Driver): readonly Corner[] {
  return (readOutline(outline) ?? []).slice(0, -1).map(([lng = 0, lat = 0]) => [lng, lat] as const);
}
