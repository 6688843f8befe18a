/** A map with one pin: set by a click, or at the centre by a button; dragged, or moved with the arrow keys. */
import { Button } from '@mantine/core';
import { marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { roundedDegrees } from '../../../domain/address.ts';
import type { MapStart } from '../../../domain/map-start.ts';
import { moveWithArrows } from './arrow-keys.ts';
import { openMap } from './base-map.ts';
import styles from './map.module.css';
import { pinIcon } from './pin-icon.ts';

interface Pin {
  readonly lat: number;
  readonly lng: number;
}

interface PinMapProps {
  readonly label: string;
  readonly pin: Pin | undefined;
  /** The initial view without a pin; by default that of the settings. */
  readonly start: MapStart | undefined;
  readonly readOnly: boolean;
  readonly onMove: (pin: Pin) => void;
}

const zoomOfPin = 13;

function rounded({ lat, lng }: Pin): Pin {
  return { lat: roundedDegrees(lat), lng: roundedDegrees(lng) };
}

export default function PinMap({ label, pin, start, readOnly, onMove }: PinMapProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const open = useRef<{ map: LeafletMap; marker: Marker | undefined }>(undefined);
  const moved = useEffectEvent((to: Pin) => onMove(rounded(to)));
  const startNow = useEffectEvent(() => start);
  // The button that set the pin disappears, so the pin gets the focus.
  const isFocusDue = useRef(false);
  const setInMiddle = (): void => {
    const middle = open.current?.map.getCenter();
    if (!middle) return;
    isFocusDue.current = true;
    onMove(rounded(middle));
  };

  useEffect(() => {
    if (!element.current) return undefined;
    const map = openMap(element.current, startNow());
    open.current = { map, marker: undefined };
    if (!readOnly) map.on('click', ({ latlng }) => moved(latlng));
    return () => {
      open.current = undefined;
      map.remove();
    };
  }, [readOnly]);

  const [lat, lng] = [pin?.lat, pin?.lng];
  useEffect(() => {
    const shown = open.current;
    if (!shown || lat === undefined || lng === undefined) return;
    if (shown.marker) shown.marker.setLatLng([lat, lng]);
    else {
      shown.marker = pinOn(shown.map, { lat, lng }, readOnly ? undefined : moved);
      shown.map.setView([lat, lng], zoomOfPin, { animate: false });
      if (isFocusDue.current) shown.marker.getElement()?.focus();
      isFocusDue.current = false;
    }
    if (!shown.map.getBounds().contains([lat, lng])) shown.map.panTo([lat, lng], { animate: false });
  }, [lat, lng, readOnly]);

  return (
    <div>
      <div ref={element} className={styles['map']} role="group" aria-label={label} />
      {!readOnly && (
        <div className={styles['below']}>
          <p className={styles['hint']}>
            {pin
              ? 'Drag the pin, click the map, or select the pin and use the arrow keys.'
              : 'Click the map to set the pin. Arrow keys move the map, + and − zoom.'}
          </p>
          {!pin && (
            <Button variant="default" size="compact-sm" onClick={setInMiddle}>
              Set the pin in the middle
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function pinOn(map: LeafletMap, pin: Pin, onMove: ((pin: Pin) => void) | undefined): Marker {
  const options = { icon: pinIcon(), draggable: onMove !== undefined, keyboard: onMove !== undefined, alt: 'Pin' };
  const made = marker([pin.lat, pin.lng], options).addTo(map);
  made.getElement()?.setAttribute('aria-label', 'Pin');
  if (!onMove) return made;
  made.on('dragend', () => onMove(made.getLatLng()));
  moveWithArrows(map, made, onMove);
  return made;
}
