/** Moving a pin or a corner on a map with the arrow keys. */
import type { LatLng, Map as LeafletMap, Marker } from 'leaflet';

/** In pixels, so that zooming in moves by less. */
const step = 8;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};

/** The marker must be on the map already; the map itself doesn't move. */
export function moveWithArrows(map: LeafletMap, moved: Marker, onMove: (to: LatLng) => void): void {
  moved.getElement()?.addEventListener('keydown', (event) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(map.containerPointToLatLng(map.latLngToContainerPoint(moved.getLatLng()).add([by[0], by[1]])));
  });
}
