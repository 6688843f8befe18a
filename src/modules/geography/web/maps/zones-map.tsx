/** A map of areas: a click selects one; while drawing, each click adds a corner, and corners can be dragged. */
import {
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  polygon,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Zone } from '#generated/types.ts';
import { roundedDegrees } from '../../domain/address.ts';
import { escaped, openMap } from '../shared/map/base-map.ts';
import styles from '../shared/map/map.module.css';
import own from './maps.module.css';

/** A corner as in GeoJSON: longitude, latitude. */
export type Corner = readonly [lng: number, lat: number];

interface ZonesMapProps {
  readonly label: string;
  readonly zones: readonly Zone[];
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

export default function ZonesMap({ label, zones, chosen, drawing, onChoose, onDraw }: ZonesMapProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const open = useRef<{ map: LeafletMap; areas: LayerGroup; outline: LayerGroup }>(undefined);
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
    open.current = { map, areas: layerGroup().addTo(map), outline: layerGroup().addTo(map) };
    map.on('click', ({ latlng }) => add(cornerOf(latlng)));
    return () => {
      open.current = undefined;
      map.remove();
    };
  }, []);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    shown.areas.clearLayers();
    for (const zone of zones) {
      if (!zone.polygons) continue;
      const rings = zone.polygons.map((polygons) => polygons.map((ring) => ring.map(toLatLng)));
      const className = (zone.id === chosen ? own['chosen'] : own['area']) ?? '';
      const area = polygon(rings, { className, bubblingMouseEvents: true });
      area
        .bindTooltip(escaped(zone.name))
        .on('click', () => choose(zone.id))
        .addTo(shown.areas);
    }
  }, [zones, chosen]);

  useEffect(() => {
    const shown = open.current;
    const area = chosen === undefined ? undefined : zones.find(({ id }) => id === chosen);
    const bounds = latLngBounds((area?.polygons ?? []).flat(2).map(toLatLng));
    if (shown && bounds.isValid()) shown.map.fitBounds(bounds.pad(0.2), { animate: false });
  }, [chosen, zones]);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    shown.outline.clearLayers();
    if (!drawing) return;
    polygon(drawing.map(toLatLng), { className: own['drawn'] ?? '', interactive: false }).addTo(shown.outline);
    drawing.forEach((corner, at) => {
      const icon = divIcon({ className: own['corner'] ?? '', iconSize: [14, 14] });
      const handle = marker(toLatLng(corner), { icon, draggable: true, alt: `Corner ${at + 1}` });
      handle.on('dragend', () => replace(at, cornerOf(handle.getLatLng())));
      handle.on('dblclick', () => replace(at, undefined));
      handle
        .addTo(shown.outline)
        .getElement()
        ?.setAttribute('aria-label', `Corner ${at + 1}`);
    });
  }, [drawing]);

  return <div ref={element} className={`${styles['map']} ${styles['tall']}`} role="group" aria-label={label} />;
}
