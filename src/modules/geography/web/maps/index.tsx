/** `/maps` (F362, F364): the areas of each map that the user may see; users with edit permission draw on it, one at a time. */
import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams, type Location } from 'react-router';
import { sameJson } from '#engine/values/json-value.ts';
import { map_layer } from '#generated/enums.ts';
import { zones as zonesTable } from '#generated/tables.ts';
import type { MapLayer, Zone } from '#generated/types.ts';
import { canNamed } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { pointsOf } from '../../domain/zone-problems.ts';
import styles from './maps.module.css';
import { useMapEdit } from './use-map-edit.ts';
import { useZones } from './use-zones.ts';
import type { Corner } from './zones-map.tsx';
import { ImportZones, RemoveZone, ZoneDialog } from './zone-windows.tsx';

const ZonesMap = lazy(() => import('./zones-map.tsx'));

/** The layers with maps that the user may see. */
function seenMaps(): readonly { readonly value: MapLayer; readonly label: string }[] {
  return map_layer
    .filter(({ const: layer }) => canNamed(`INLINE_view_map_${layer}`) || canNamed(`INLINE_edit_map_${layer}`))
    .map(({ const: value, title: label }) => ({ value, label }));
}

export default function MapsScreen(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const maps = seenMaps();
  const shown = maps.find(({ value }) => value === address.get('layer')) ?? maps[0];
  return (
    <Page title="Maps" description="Areas for rates, surcharges and service days." width="full">
      {shown && (
        <Stack gap="md">
          <SegmentedControl
            aria-label="Map"
            style={{ alignSelf: 'start', maxWidth: '100%', overflowX: 'auto' }}
            data={[...maps]}
            value={shown.value}
            onChange={(layer) => setAddress({ layer })}
          />
          <LayerMap key={shown.value} layer={shown.value} />
        </Stack>
      )}
    </Page>
  );
}

type Window =
  | { readonly kind: 'details' | 'remove'; readonly zone: Zone }
  | { readonly kind: 'new'; readonly polygons?: Zone['polygons'] }
  | { readonly kind: 'outline'; readonly zone: Zone; readonly polygons: Zone['polygons'] }
  | { readonly kind: 'import' };

/** The area whose outline is being drawn: a new one, or an existing one to be replaced. */
interface Drawing {
  readonly zone: Zone | undefined;
  readonly corners: readonly Corner[];
  /** The corners that it began with. */
  readonly begun: readonly Corner[];
}

const fewestCorners = 3;
const noCorners: readonly Corner[] = [];

function sameMap(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && layerIn(from) === layerIn(to);
}

function layerIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('layer');
}

function LayerMap({ layer }: { readonly layer: MapLayer }): ReactNode {
  const { answer, error, retry } = useZones(layer);
  const edit = useMapEdit(layer);
  const [chosen, setChosen] = useState<number>();
  const [drawing, setDrawing] = useState<Drawing>();
  const [open, setOpen] = useState<Window>();
  const isDrawn = drawing !== undefined && !sameJson(drawing.corners, drawing.begun);
  const { close: cancel, prompt } = useClosePrompt(isDrawn, () => setDrawing(undefined), { stays: sameMap });
  const mayEdit = canNamed(`INLINE_edit_map_${layer}`);
  if (error !== undefined) return <Failure title="Couldn’t load the map" message={error} onRetry={retry} />;
  if (!answer)
    return (
      <Later>
        <Skeleton height="24rem" aria-hidden />
      </Later>
    );
  const close = (): void => setOpen(undefined);
  const finish = (): void => {
    if (!drawing) return;
    const [first] = drawing.corners;
    const polygons = [[[...drawing.corners, ...(first ? [first] : [])].map((corner) => [...corner])]];
    setOpen(drawing.zone ? { kind: 'outline', zone: drawing.zone, polygons } : { kind: 'new', polygons });
  };
  const saved = (zone: Zone): void => {
    setDrawing(undefined);
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
          const begun = outlineOf(zone);
          setDrawing({ zone, corners: begun, begun });
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
          {edit.isEditing && !drawing && (
            <>
              <Button onClick={() => setDrawing({ zone: undefined, corners: noCorners, begun: noCorners })}>
                Draw area
              </Button>
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
          {edit.isEditing && drawing && (
            <>
              <Button disabled={drawing.corners.length < fewestCorners} onClick={finish}>
                Use outline
              </Button>
              <Button
                variant="default"
                onClick={() => setDrawing({ ...drawing, corners: drawing.corners.slice(0, -1) })}
              >
                Undo last corner
              </Button>
              <Button variant="default" onClick={cancel}>
                Cancel
              </Button>
              <Text size="sm" c="dimmed">
                Click the map to add corners. Drag a corner to move it, double-click to remove it.
              </Text>
            </>
          )}
        </Group>
      )}
      <div className={styles['columns']}>
        <DataTable
          table={zonesTable}
          rows={answer.zones}
          cells={{ polygons: givenBy }}
          {...(edit.isEditing && !drawing && { actions })}
        />
        <Suspense fallback={<Skeleton height="24rem" aria-hidden />}>
          <ZonesMap
            label="Areas"
            zones={answer.zones}
            chosen={chosen}
            drawing={drawing?.corners}
            onChoose={setChosen}
            onDraw={(corners) => setDrawing((before) => before && { ...before, corners })}
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
      {prompt}
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
