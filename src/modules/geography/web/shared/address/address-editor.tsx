/** The address of any form: search, saved addresses and a pin on the map around the inputs of its parts. */
import { Badge, Button, Skeleton } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, use, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { GeocodeAddressAnswer200, PlaceSuggestion } from '#generated/types.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { call, type CallOptions } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import type { ObjectEditorProps } from '#platform/web/form/rjsf/object-editor.tsx';
import { homeCountry } from '../../../domain/place.ts';
import { legOf, PickedAddressContext } from './address-context.ts';
import styles from './address.module.css';
import { isShownApproximate, locationKey, withChosenPlace, withLocation, withPin } from './merge-address.ts';
import { PlaceSearch } from './place-search.tsx';
import { SavedAddressPicker } from './saved-address-picker.tsx';
import type { SavedAddress } from './saved-addresses.ts';

const PinMap = lazy(() => import('../map/pin-map.tsx'));

type Asked = NonNullable<CallOptions<'geocode_address'>['body']>;

/** The place, or undefined where nobody knows it; anything else is said. */
async function locate(asked: Asked): Promise<GeocodeAddressAnswer200['address'] | undefined> {
  try {
    return (await call('geocode_address', { body: asked })).address;
  } catch (failure) {
    if (failure instanceof CallError && failure.status === 404) return undefined;
    throw failure;
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function AddressEditor({ id, label, value, latest, readOnly, onChange, members }: ObjectEditorProps): ReactNode {
  const [problem, setProblem] = useState<string>();
  const [showsMap, setShowsMap] = useState(false);
  const located = useRef(locationKey(value));
  const picked = use(PickedAddressContext);
  const leg = legOf(id);

  const put = (address: JsonObject): void => {
    located.current = locationKey(address);
    onChange(address);
  };
  const looking = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
    }
  };
  const choose = (place: PlaceSuggestion, typed: string): void =>
    void looking(async () => {
      const found = await locate({ place_id: place.place_id });
      if (found) put(withChosenPlace(latest(), found as JsonObject, typed));
    });
  const pick = (saved: SavedAddress): void => {
    const { id: _, ...address } = saved.address as SavedAddress['address'] & { id?: number };
    put(address);
    picked?.(saved, leg);
  };
  /** Once suburb and city have been entered by hand, province, code and pin follow. */
  const leave = (event: FocusEvent): void => {
    if (readOnly || event.currentTarget.contains(event.relatedTarget)) return;
    void looking(async () => {
      const address = latest();
      const [local_area, city] = [textIn(address['local_area']), textIn(address['city'])];
      const key = locationKey(address);
      if (local_area === undefined || city === undefined || key === located.current) return;
      located.current = key;
      const street_address = textIn(address['street_address']);
      const country = textIn(address['country']) ?? homeCountry;
      const found = await locate({ local_area, city, country, ...(street_address && { street_address }) });
      // Typing went on meanwhile: what was asked is no longer what is there.
      if (found && locationKey(latest()) === key) onChange(withLocation(latest(), found as JsonObject));
    });
  };
  const movePin = (pin: { readonly lat: number; readonly lng: number }): void =>
    void looking(async () => {
      const isNew = textIn(latest()['local_area']) === undefined && textIn(latest()['city']) === undefined;
      const found = isNew ? await locate(pin) : undefined;
      put(withPin(latest(), pin, found as JsonObject | undefined));
    });
  const pinOf = (address: JsonObject): { lat: number; lng: number } | undefined =>
    typeof address['lat'] === 'number' && typeof address['lng'] === 'number'
      ? { lat: address['lat'], lng: address['lng'] }
      : undefined;

  return (
    <div className={styles['editor']}>
      {!readOnly && (
        <div className={styles['tools']}>
          <PlaceSearch
            id={`${id}__search`}
            label={`Search: ${label}`}
            country={textIn(value['country']) ?? homeCountry}
            onChoose={choose}
          />
          <SavedAddressPicker id={`${id}__saved`} label={`Saved addresses: ${label}`} onPick={pick} />
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <div className={styles['members']} onBlur={leave}>
        {members}
      </div>
      <div className={styles['place']} aria-live="polite">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconMapPin size="1rem" aria-hidden />}
          aria-expanded={showsMap}
          onClick={() => setShowsMap(!showsMap)}
        >
          {showsMap ? 'Hide map' : readOnly ? 'Show on map' : 'Set on map'}
        </Button>
        {isShownApproximate(value) && (
          <Badge color="yellow" variant="light" title="Only the town is known. Set the pin to be exact.">
            Approximate location
          </Badge>
        )}
      </div>
      {showsMap && (
        <Suspense fallback={<Skeleton height="18rem" />}>
          <PinMap label={`Map: ${label}`} pin={pinOf(value)} readOnly={readOnly} onMove={movePin} />
        </Suspense>
      )}
    </div>
  );
}
