/** Opens the form of a stored shipment, with the rules for a change. */
import type { JsonObject } from '#engine/values/json-value.ts';
import * as shipmentForm from '#generated/forms/shipment.ts';
import type { Shipment, ShipmentRequest } from '#generated/types.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { openForm, type OpenForm } from '#platform/web/form/schema-form/open-form.ts';
import { readRequest } from '../../domain/draft.ts';
import { submitFindings } from '../../domain/submit-rules.ts';
import { withWholeEnds } from '../booking/pickup-ends.ts';
import { placeCheck, withoutOldPins } from '../booking/places.ts';
import { fieldInForm } from '../booking/validate-booking.ts';

/** Fields that other windows change; their references may be short where the account has a prefix, which only the server knows. */
const elsewhere = /^(?:custom_tracking_reference|parcels\b)/;

export function openShipment(shipment: Shipment) {
  const opened: OpenForm = openForm(shipmentForm, {
    layout: 'edit',
    stored: shipment as unknown as JsonObject,
    checks: {
      collection_place: placeCheck('collection', () => opened.model),
      delivery_place: placeCheck('delivery', () => opened.model),
    },
    normalize: (value, before) => withoutOldPins(withWholeEnds(value, before), before),
    further: (value) =>
      submitFindings(readRequest(value as ShipmentRequest).draft, {
        deed: 'change',
        settings: shownSettings(),
        isKiosk: false,
        isDataCapture: false,
        isCopy: false,
        isGuest: false,
        trackingPrefix: '',
        before: shipment,
      })
        .filter(({ field }) => !elsewhere.test(field))
        .map((finding) => ({ ...finding, field: fieldInForm(finding.field) })),
  });
  return opened;
}
