/** `/maps` (F362, F364): the areas of each map that the user may see; users with edit permission draw on it, one at a time. */
import { Button, Group, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { map_layer } from '#generated/enums.ts';
import { zones as zonesTable } from '#generated/tables.ts';
import type { MapLayer, Zone } from '#generated/types.ts';
import { canNamed } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { pointsOf } from '../../domain/zone-problems.ts';
import type { Corner } from '../shared/map/areas-map.tsx';
import { DrawingButtons, useDrawing } from '../shared/maps/drawing.tsx';
import { furtherMaps } from '../shared/maps/further-maps.ts';
import styles from '../shared/maps/map-columns.module.css';
import { useMapEdit } from './use-map-edit.ts';
import { useZones } from './use-zones.ts';
import { ImportZones, RemoveZone, ZoneDialog } from './zone-windows.tsx';

const AreasMap = lazy(() => import('../shared/map/areas-map.tsx'));

/** The maps that the user may see. */
function seenMaps(): readonly { readonly value: string; readonly label: string }[] {
  const layers = map_layer.map(({ const: value, title: label }) => ({ value, label }));
  const further = furtherMaps().map(({ name: value, title: label }) => ({ value, label }));
  return [...further, ...layers].filter(
    ({ value }) => canNamed(`INLINE_view_map_${value}`) || canNamed(`INLINE_edit_map_${value}`),
  );
}

export default function MapsScreen(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const maps = seenMaps();
  const shown = maps.find(({ value }) => value === address.get('layer')) ?? maps[0];
  return (
    <Page title="Maps" description="Drivers, and areas for rates, surcharges and service days." width="full">
      {shown && (
        <Stack gap="md">
          <SegmentedControl
            aria-label="Map"
            style={{ alignSelf: 'start', maxWidth: '100%', overflowX: 'auto' }}
            data={[...maps]}
            value={shown.value}
            onChange={(layer) => setAddress({ layer })}
          />
          <OneMap key={shown.value} name={shown.value} />
        </Stack>
      )}
    </Page>
  );
}

function OneMap({ name }: { readonly name: string }): ReactNode {
  const Further = furtherMaps().find((map) => map.name === name)?.Content;
  if (!Further) return <LayerMap layer={name as MapLayer} />;
  return (
    <Suspense fallback={<Skeleton height="24rem" aria-hidden />}>
      <Further />
    </Suspense>
  );
}

type Window =
  | { readonly kind: 'details' | 'remove'; readonly zone: Zone }
  | { readonly kind: 'new'; readonly polygons?: Zone['polygons'] }
  | { readonly kind: 'outline'; readonly zone: Zone; readonly polygons: Zone['polygons'] }
  | { readonly kind: 'import' };

const noCorners: readonly Corner[] = [];

function LayerMap({ layer }: { readonly layer: MapLayer }): ReactNode {
  const { answer, error, retry } = useZones(layer);
  const edit = useMapEdit(layer);
  const [chosen, setChosen] = useState<number>();
  const drawing = useDrawing<Zone | 'new'>();
  const isDrawing = drawing.corners !== undefined;
  const [open, setOpen] = useState<Window>();
  const mayEdit = canNamed(`INLINE_edit_map_${layer}`);
  if (error !== undefined) return <Failure title="Couldn’t load the map" message={error} onRetry={retry} />;
  if (!answer)
    return (
      <Later>
        <Skeleton height="24rem" aria-hidden />
      </Later>
    );
  const close = (): void => setOpen(undefined);
  const finish = (subject: Zone | 'new', corners: readonly Corner[]): void => {
    const polygons = [[[...corners, ...corners.slice(0, 1)].map((corner) => [...corner])]];
    setOpen(subject === 'new' ? { kind: 'new', polygons } : { kind: 'outline', zone: subject, polygons });
  };
  const saved = (zone: Zone): void => {
    drawing.end();
    setChosen(zone.id);
    close();
  };
  const actions = (zone: Zone): ReactNode => (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Edit ${zone.name}`}
        onClick={() => setOpen({ kind: 'details', zone })}
      >
        Edit
      </Button>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Redraw ${zone.name}`}
        onClick={() => {
          setChosen(zone.id);
          drawing.begin(zone, outlineOf(zone));
        }}
      >
        Redraw
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={`Remove ${zone.name}`}
        onClick={() => setOpen({ kind: 'remove', zone })}
      >
        Remove
      </Button>
    </Group>
  );
  const editor = answer.edited_by;
  return (
    <>
      {editor && !edit.isEditing && <Notice variant="info" title={`${editor.name} is editing this map`} />}
      {mayEdit && (
        <Group>
          {!edit.isEditing && <Button onClick={edit.begin}>Edit map</Button>}
          {edit.isEditing && !isDrawing && (
            <>
              <Button onClick={() => drawing.begin('new', noCorners)}>Draw area</Button>
              <Button variant="default" onClick={() => setOpen({ kind: 'new' })}>
                Add area by postal code
              </Button>
              <Button variant="default" onClick={() => setOpen({ kind: 'import' })}>
                Import
              </Button>
              <Button variant="default" onClick={edit.end}>
                Done
              </Button>
            </>
          )}
          {edit.isEditing && isDrawing && <DrawingButtons drawing={drawing} onUse={finish} />}
        </Group>
      )}
      <div className={styles['columns']}>
        <TableFrame>
          <DataTable
            table={zonesTable}
            rows={answer.zones}
            cells={{ polygons: givenBy }}
            {...(edit.isEditing && !isDrawing && { actions })}
          />
        </TableFrame>
        <Suspense fallback={<Skeleton height="24rem" aria-hidden />}>
          <AreasMap
            label="Areas"
            areas={answer.zones}
            chosen={chosen}
            drawing={drawing.corners}
            onChoose={setChosen}
            onDraw={drawing.change}
          />
        </Suspense>
      </div>
      {open?.kind === 'remove' && <RemoveZone zone={open.zone} onClose={close} />}
      {open?.kind === 'import' && <ImportZones layer={layer} onClose={close} />}
      {(open?.kind === 'details' || open?.kind === 'outline') && (
        <ZoneDialog
          layer={layer}
          zone={open.zone}
          {...(open.kind === 'outline' && { polygons: open.polygons })}
          onClose={close}
          onSaved={saved}
        />
      )}
      {open?.kind === 'new' && (
        <ZoneDialog layer={layer} {...(open.polygons && { polygons: open.polygons })} onClose={close} onSaved={saved} />
      )}
      {drawing.prompt}
      {edit.isConfirming && (
        <Confirm opened title="Are you still editing?" action="Keep editing" onCancel={edit.end} onConfirm={edit.stay}>
          The map is released for others when you don’t answer.
        </Confirm>
      )}
    </>
  );
}

/** The corners of an area with a single outline without holes; others are drawn from scratch. */
function outlineOf({ polygons = [] }: Zone): readonly Corner[] {
  const [rings = []] = polygons;
  if (polygons.length !== 1 || rings.length !== 1) return [];
  return (rings[0] ?? []).slice(0, -1).map(([lng = 0, lat = 0]) => [lng, lat] as const);
}

function givenBy({ polygons, postal_codes: codes = [], countries = [] }: Zone): string {
  const outline = polygons && polygons.length > 0 ? [`${pointsOf({ polygons })} points`] : [];
  return [...outline, ...codes, ...countries].join(', ');
}
