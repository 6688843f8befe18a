/** A map with many places: a click or Enter selects one, and one selected elsewhere is scrolled into view. */
import {
  latLngBounds,
  marker,
  polyline,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
  type Polyline,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { escaped, openMap } from './base-map.ts';
import styles from './map.module.css';
import { pinIcon } from './pin-icon.ts';

export interface MapPoint {
  readonly key: string;
  readonly name: string;
  /** Pins of different types have different colours. */
  readonly type: string;
  readonly lat: number;
  readonly lng: number;
}

interface PointsMapProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  /** Whether a line connects each point to the next. */
  readonly isJoined?: boolean;
}

export default function PointsMap({ label, points, chosen, onChoose, isJoined = false }: PointsMapProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const open = useRef<{ map: LeafletMap; markers: Map<string, Marker>; line?: Polyline }>(undefined);
  const choose = useEffectEvent((key: string) => onChoose(key));

  useEffect(() => {
    if (!element.current) return undefined;
    const map = openMap(element.current);
    open.current = { map, markers: new Map() };
    return () => {
      open.current = undefined;
      map.remove();
    };
  }, []);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    for (const one of shown.markers.values()) one.remove();
    shown.markers.clear();
    shown.line?.remove();
    if (isJoined) shown.line = lineThrough(points).addTo(shown.map);
    for (const point of points) {
      const pin = marker([point.lat, point.lng], { icon: pinIcon('small'), keyboard: true, alt: point.name });
      pin.bindTooltip(escaped(point.name)).addTo(shown.map);
      pin.on('click', () => choose(point.key));
      pin.on('keypress', ({ originalEvent }) => {
        if (originalEvent.key === 'Enter') choose(point.key);
      });
      pin.getElement()?.setAttribute('aria-label', point.name);
      pin.getElement()?.setAttribute('data-type', point.type);
      shown.markers.set(point.key, pin);
    }
    const all = latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
    if (all.isValid()) shown.map.fitBounds(all.pad(0.1), { animate: false, maxZoom: 13 });
  }, [points, isJoined]);

  useEffect(() => {
    const shown = open.current;
    if (!shown) return;
    for (const [key, pin] of shown.markers) pin.getElement()?.toggleAttribute('data-chosen', key === chosen);
    const pin = chosen === undefined ? undefined : shown.markers.get(chosen);
    pin?.setZIndexOffset(1000);
    if (pin && !shown.map.getBounds().contains(pin.getLatLng())) shown.map.panTo(pin.getLatLng(), { animate: false });
  }, [chosen, points]);

  return <div ref={element} className={`${styles['map']} ${styles['tall']}`} role="group" aria-label={label} />;
}

function lineThrough(points: readonly MapPoint[]): Polyline {
  const options = { interactive: false, className: styles['line'] ?? '' };
  return polyline(
    points.map(({ lat, lng }): LatLngTuple => [lat, lng]),
    options,
  );
}
