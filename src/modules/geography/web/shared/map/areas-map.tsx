/**
 * A map of areas, with points where given: a click selects one; while drawing, each click adds a corner, and corners can
 * be dragged. With the keyboard, Enter adds a corner in the middle of the map, and arrow keys move one.
 */
import {
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  polygon,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Zone } from '#generated/types.ts';
import { roundedDegrees } from '../../../domain/address.ts';
import { moveWithArrows } from './arrow-keys.ts';
import own from './areas.module.css';
import { escaped, openMap } from './base-map.ts';
import styles from './map.module.css';
import { pinIcon } from './pin-icon.ts';

/** A corner as in GeoJSON: longitude, latitude. */
export type Corner = readonly [lng: number, lat: number];

export type MapArea = Pick<Zone, 'id' | 'name' | 'polygons'>;

/** Something on the map that is selected together with the area of its id. */
export interface AreaPoint {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

interface AreasMapProps {
  readonly label: string;
  readonly areas: readonly MapArea[];
  readonly points?: readonly AreaPoint[];
  readonly chosen: number | undefined;
  /** Corners of the outline being drawn; undefined while none is. */
  readonly drawing: readonly Corner[] | undefined;
  readonly onChoose: (id: number) => void;
  readonly onDraw: (corners: readonly Corner[]) => void;
}

const toLatLng = ([lng = 0, lat = 0]: readonly number[]): LatLngTuple => [lat, lng];
const cornerOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Corner => [
  roundedDegrees(lng),
  roundedDegrees(lat),
];

const noPoints: readonly AreaPoint[] = [];

export default function AreasMap(props: AreasMapProps): ReactNode {
  const { label, areas, points = noPoints, chosen, drawing, onChoose, onDraw } = props;
  const element = useRef<HTMLDivElement>(null);
  const corners = useRef<readonly Marker[]>([]);
  const open = useRef<{ map: LeafletMap; areas: LayerGroup; pins: LayerGroup; outline: LayerGroup }>(undefined);
  /** Whether the map shows something of its own, from where only the user moves it. */
  const isPlaced = useRef(false);
  const choose = useEffectEvent((id: number) => {
    if (!drawing) onChoose(id);
  });
  const add = useEffectEvent((corner: Corner) => {
    if (drawing) onDraw([...drawing, corner]);
  });
  const replace = useEffectEvent((at: number, corner: Corner | undefined) => {
    if (drawing) onDraw(drawing.flatMap((one, index) => (index === at ? (corner ? [corner] : []) : [one])));
  });

  useEffect(() => {
    if (!element.current) return undefined;
    const map = openMap(element.current);
    open.current = {
      map,
      areas: layerGroup().addTo(map),
      pins: layerGroup().addTo(map),
      outline: layerGroup().addTo(map),
    };
    map.on('click', ({ latlng }) => add(cornerOf(latlng)));
    map.on('keypress', ({ originalEvent: { key, target } }) => {
      if (key === 'Enter' && target === map.getContainer()) add(cornerOf(map.getCenter()));
    });
    return () => {
      open.current = undefined;
      map.remove();
    };
  }, []);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    shown.areas.clearLayers();
    for (const one of areas) {
      if (!one.polygons) continue;
      const rings = one.polygons.map((polygons) => polygons.map((ring) => ring.map(toLatLng)));
      const className = (one.id === chosen ? own['chosen'] : own['area']) ?? '';
      const area = polygon(rings, { className, bubblingMouseEvents: true });
      area
        .bindTooltip(escaped(one.name))
        .on('click', () => choose(one.id))
        .addTo(shown.areas);
    }
  }, [areas, chosen]);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    shown.pins.clearLayers();
    for (const { id, name, lat, lng } of points) {
      const pin = marker([lat, lng], { icon: pinIcon('small'), alt: name }).bindTooltip(escaped(name));
      pin.on('click', () => choose(id));
      pin.on('keypress', ({ originalEvent }) => {
        if (originalEvent.key === 'Enter') choose(id);
      });
      pin.addTo(shown.pins).getElement()?.setAttribute('aria-label', name);
      pin.getElement()?.toggleAttribute('data-chosen', id === chosen);
    }
  }, [points, chosen]);

  useEffect(() => {
    const shown = open.current;
    if (!shown || (chosen === undefined && isPlaced.current)) return;
    // At first everything is in view.
    const isShown = ({ id }: { readonly id: number }): boolean => chosen === undefined || id === chosen;
    const edges = areas.filter(isShown).flatMap(({ polygons = [] }) => polygons.flat(2).map(toLatLng));
    const places = points.filter(isShown).map(({ lat, lng }): LatLngTuple => [lat, lng]);
    const bounds = latLngBounds([...edges, ...places]);
    if (!bounds.isValid()) return;
    isPlaced.current = true;
    shown.map.fitBounds(bounds.pad(0.2), { animate: false, maxZoom: 12 });
  }, [chosen, areas, points]);

  // On a phone the list of what can be chosen is longer than the screen.
  useEffect(() => {
    if (chosen !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    // Its corners are drawn again: the one with the focus keeps it, and one that was removed hands it on.
    const focused = corners.current.findIndex((one) => one.getElement() === document.activeElement);
    shown.outline.clearLayers();
    corners.current = [];
    if (!drawing) return;
    polygon(drawing.map(toLatLng), { className: own['drawn'] ?? '', interactive: false }).addTo(shown.outline);
    corners.current = drawing.map((corner, at) => {
      const icon = divIcon({ className: own['corner'] ?? '', iconSize: [14, 14] });
      const handle = marker(toLatLng(corner), { icon, draggable: true, alt: `Corner ${at + 1}` });
      handle.on('dragend', () => replace(at, cornerOf(handle.getLatLng())));
      handle.on('dblclick', () => replace(at, undefined));
      handle.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key === 'Delete') replace(at, undefined);
      });
      handle.addTo(shown.outline);
      handle.getElement()?.setAttribute('aria-label', `Corner ${at + 1}`);
      moveWithArrows(shown.map, handle, (to) => replace(at, cornerOf(to)));
      return handle;
    });
    if (focused === -1) return;
    const next = corners.current[focused] ?? corners.current.at(-1);
    (next?.getElement() ?? shown.map.getContainer()).focus();
  }, [drawing]);

  const isDrawing = drawing !== undefined;
  // The button that began it is gone, and on a phone the map is further down.
  useEffect(() => {
    if (isDrawing) element.current?.focus();
  }, [isDrawing]);

  return (
    <div
      ref={element}
      className={`${styles['map']} ${own['areas']}`}
      data-drawing={isDrawing || undefined}
      role="group"
      aria-label={label}
    />
  );
}
