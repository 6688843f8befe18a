/** Tools for filling in an address: search and saved addresses above the inputs, the map below. */
import { Badge, Button, Skeleton } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PlaceSuggestion } from '#generated/types.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { mapStart } from '../../../domain/map-start.ts';
import { homeCountry } from '../../../domain/place.ts';
import { legOf } from './address-leg.ts';
import styles from './address.module.css';
import { isShownApproximate, withChosenPlace, withPin } from './merge-address.ts';
import { PlaceSearch } from './place-search.tsx';
import { SavedAddressPicker } from './saved-address-picker.tsx';
import type { SavedAddress } from './saved-addresses.ts';
import { locate, useLookup } from './use-lookup.ts';

const PinMap = lazy(() => import('../map/pin-map.tsx'));

interface AddressToolProps {
  /** Prefix of the ids of the tools. */
  readonly id: string;
  /** The name of the address: `Collection`. */
  readonly label: string;
  readonly value: JsonObject;
  /** The current value, including text typed since the last render. */
  readonly latest: () => JsonObject;
  /** Replaces the whole address. */
  readonly onChange: (address: JsonObject) => void;
}

interface AddressFindersProps extends AddressToolProps {
  /** Called when a saved address was picked, whose contact and instructions may be used too. */
  readonly onPick?: (picked: SavedAddress) => void;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function AddressFinders({ id, label, value, latest, onChange, onPick }: AddressFindersProps): ReactNode {
  const { problem, look } = useLookup();
  // A branch or an entry of the address book is not filled in from the address book.
  const ofShipments = onPick !== undefined || legOf(id) !== undefined;
  const choose = (place: PlaceSuggestion, typed: string): void =>
    void look(async () => {
      const found = await locate({ place_id: place.place_id });
      if (found) onChange(withChosenPlace(latest(), found as JsonObject, typed));
    });
  const pick = (saved: SavedAddress): void => {
    const { id: _, ...address } = saved.address as SavedAddress['address'] & { id?: number };
    onChange(address);
    onPick?.(saved);
  };
  return (
    <>
      <div className={styles['tools']}>
        <PlaceSearch
          id={`${id}__search`}
          label={`Search: ${label}`}
          country={textIn(value['country']) ?? homeCountry}
          onChoose={choose}
        />
        {ofShipments && <SavedAddressPicker id={`${id}__saved`} label={`Saved addresses: ${label}`} onPick={pick} />}
      </div>
      <LookupProblem text={problem} />
    </>
  );
}

export function LookupProblem({ text }: { readonly text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <p role="alert" className={styles['problem']}>
        {text}
      </p>
    )
  );
}

interface AddressMapProps extends Omit<AddressToolProps, 'id'> {
  readonly readOnly: boolean;
}

/** Opened on demand; moving the pin fills in suburb and city if they are empty. */
export function AddressMap({ label, value, latest, readOnly, onChange }: AddressMapProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const { problem, look } = useLookup();
  const movePin = (pin: { readonly lat: number; readonly lng: number }): void =>
    void look(async () => {
      const isNew = textIn(latest()['local_area']) === undefined && textIn(latest()['city']) === undefined;
      const found = isNew ? await locate(pin) : undefined;
      onChange(withPin(latest(), pin, found as JsonObject | undefined));
    });
  return (
    <>
      <div className={styles['place']} aria-live="polite">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconMapPin size="1rem" aria-hidden />}
          aria-expanded={isShown}
          aria-label={`${isShown ? 'Hide map' : readOnly ? 'Show on map' : 'Set on map'}: ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide map' : readOnly ? 'Show on map' : 'Set on map'}
        </Button>
        {isShownApproximate(value) && (
          <Badge color="yellow" variant="light" title="Only the town is known. Set the pin to be exact.">
            Approximate location
          </Badge>
        )}
      </div>
      <LookupProblem text={problem} />
      {isShown && (
        <Suspense fallback={<Skeleton height="18rem" />}>
          <PinMap
            label={`Map: ${label}`}
            pin={pinOf(value)}
            start={mapStart(value)}
            readOnly={readOnly}
            onMove={movePin}
          />
        </Suspense>
      )}
    </>
  );
}

function pinOf({ lat, lng }: JsonObject): { readonly lat: number; readonly lng: number } | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
}
