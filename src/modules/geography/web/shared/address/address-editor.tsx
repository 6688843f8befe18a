/** The address editor of any form: search, saved addresses and a map around the inputs. */
import { useRef, type FocusEvent, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { ObjectEditorProps } from '#platform/web/form/rjsf/object-editor.tsx';
import { homeCountry } from '../../../domain/place.ts';
import { AddressFinders, AddressMap, LookupProblem } from './address-tools.tsx';
import styles from './address.module.css';
import { locationKey, withLocation } from './merge-address.ts';
import { locate, useLookup } from './use-lookup.ts';

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export function AddressEditor(props: ObjectEditorProps): ReactNode {
  const { id, label, value, latest, readOnly, onChange, onLeave, members } = props;
  const { problem, look } = useLookup();
  const located = useRef(locationKey(value));
  const put = (address: JsonObject): void => {
    located.current = locationKey(address);
    onChange(address);
  };
  /** Once suburb and city have been typed, province, postal code and pin are filled in. */
  const leave = (event: FocusEvent): void => {
    if (readOnly || event.currentTarget.contains(event.relatedTarget)) return;
    onLeave();
    void look(async () => {
      const address = latest();
      const [local_area, city] = [textIn(address['local_area']), textIn(address['city'])];
      const key = locationKey(address);
      if (local_area === undefined || city === undefined || key === located.current) return;
      located.current = key;
      const street_address = textIn(address['street_address']);
      const country = textIn(address['country']) ?? homeCountry;
      const found = await locate({ local_area, city, country, ...(street_address && { street_address }) });
      // The address has been edited meanwhile, so the result no longer applies.
      if (found && locationKey(latest()) === key) onChange(withLocation(latest(), found as JsonObject));
    });
  };
  return (
    <div className={styles['editor']}>
      {!readOnly && <AddressFinders id={id} label={label} value={value} latest={latest} onChange={put} />}
      <LookupProblem text={problem} />
      <div className={styles['members']} onBlur={leave}>
        {members}
      </div>
      <AddressMap label={label} value={value} latest={latest} readOnly={readOnly} onChange={put} />
    </div>
  );
}
