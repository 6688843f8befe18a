/**
 * The base layer of every map: the provider's tiles if configured, otherwise bundled outlines, a grid, and names of
 * towns and suburbs, without external requests.
 */
import {
  circleMarker,
  layerGroup,
  map as createMap,
  polygon,
  polyline,
  tileLayer,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { suburbRows, townRows } from '../../../domain/gazetteer-rows.ts';
import type { MapStart } from '../../../domain/map-start.ts';
import styles from './map.module.css';
import { outlineRows } from './outline-rows.ts';

const suburbsFrom = 10;
const mostZoom = 18;

/** Creates a map in an element, at the given place or the default one of the settings. The caller removes it. */
export function openMap(element: HTMLElement, start?: MapStart): LeafletMap {
  const { map_default_location: middle, map_default_zoom: zoom, ...settings } = shownSettings();
  const map = createMap(element, { maxZoom: mostZoom, minZoom: 4, zoomControl: true });
  map.attributionControl.setPrefix(false);
  const from = start ?? middle ?? { lat: -26.107, lng: 28.057 };
  map.setView([from.lat, from.lng], start?.zoom ?? zoom ?? 10);
  if (settings.map_tile_url) {
    const attribution = settings.map_tile_attribution ?? '';
    const tiles = tileLayer(settings.map_tile_url, { attribution: escaped(attribution), maxZoom: mostZoom });
    // Unreachable tiles would leave a grey map, so the bundled outlines are shown.
    tiles.once('tileerror', () => drawGround(map));
    tiles.addTo(map);
  } else drawGround(map);
  return map;
}

function drawGround(map: LeafletMap): void {
  const plain = { interactive: false } as const;
  for (const [country, ring] of outlineRows) {
    const isHome = country === 'South Africa';
    polygon(pointsIn(ring), { ...plain, className: (isHome ? styles['home'] : styles['abroad']) ?? '' }).addTo(map);
  }
  for (let degree = -36; degree <= -15; degree += 1)
    line(map, [
      [degree, 11],
      [degree, 41],
    ]);
  for (let degree = 11; degree <= 41; degree += 1)
    line(map, [
      [-36, degree],
      [-15, degree],
    ]);
  const towns = layerGroup(townRows.map(([name, , , lat, lng]) => label(name, lat, lng))).addTo(map);
  const suburbs = layerGroup(suburbRows.map(([name, , , , lat, lng]) => label(name, lat, lng)));
  const follow = (): void => {
    show(map, suburbs, map.getZoom() >= suburbsFrom);
    hideOverlapping([towns, suburbs]);
  };
  show(map, towns, true);
  map.on('zoomend resize', follow);
  follow();
}

/** Hides each name that overlaps one before it, so that the others can be read. */
function hideOverlapping(groups: readonly LayerGroup[]): void {
  const names = groups.flatMap((group) => group.getLayers()).flatMap((layer) => layer.getTooltip()?.getElement() ?? []);
  const boxes = names.map((name) => name.getBoundingClientRect());
  const shown: DOMRect[] = [];
  for (const [at, name] of names.entries()) {
    const box = boxes[at]!;
    const isOverlapping = shown.some(
      (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
    );
    name.classList.toggle(styles['overlapping'] ?? '', isOverlapping);
    if (!isOverlapping) shown.push(box);
  }
}

function line(map: LeafletMap, ends: LatLngTuple[]): void {
  polyline(ends, { interactive: false, className: styles['grid'] ?? '' }).addTo(map);
}

function label(name: string, lat: number, lng: number) {
  const dot = circleMarker([lat, lng], { radius: 2, interactive: false, className: styles['town'] ?? '' });
  return dot.bindTooltip(escaped(name), { permanent: true, direction: 'right', className: styles['label'] ?? '' });
}

function show(map: LeafletMap, group: LayerGroup, isShown: boolean): void {
  if (isShown) group.addTo(map);
  else group.removeFrom(map);
}

function pointsIn(ring: string): LatLngTuple[] {
  return ring.split(' ').map((point) => {
    const [lat = 0, lng = 0] = point.split(',').map(Number);
    return [lat, lng];
  });
}

/** Leaflet treats names as HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
