/** Edits a shipment: sends only changed fields, so that changes by others are never overwritten. */
import { type ReactNode, useState } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Shipment } from '#generated/types.ts';
import { legs } from '#modules/geography/domain/address.ts';
import '#modules/geography/web/shared/address/register.ts';
import { call } from '#platform/web/client/call.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import * as shipmentForm from '#generated/forms/shipment.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { type OpenForm, openForm } from '#platform/web/form/schema-form/open-form.ts';
import { refusalOf } from '../booking/book.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';
import { readRequest } from '../../domain/draft.ts';
import { submitFindings } from '../../domain/submit-rules.ts';
import { placeCheck, withWholePlaces } from '../booking/places.ts';
import { missingCountries } from '../booking/types-by-country.ts';
import { fieldInForm } from '../booking/validate-booking.ts';
import { changedMembers } from './changed-members.ts';
import { conflictIn } from './edit-conflict.ts';

/** Fields that other windows change; their references may be short where the account has a prefix, which only the server knows. */
const elsewhere = /^(?:custom_tracking_reference|parcels\b)/;

const reasons: ReadonlySet<string> = new Set(legs.map((leg) => `${leg}_rescheduled_reason`));

/** Another change of a date has a reason of its own. */
function withoutReasons(shipment: Shipment): JsonObject {
  return Object.fromEntries(Object.entries(shipment).filter(([name]) => !reasons.has(name))) as JsonObject;
}

/** Opens the form of a stored shipment, with the rules for a change. */
export function openShipment(shipment: Shipment) {
  const opened: OpenForm = openForm(shipmentForm, {
    layout: 'edit',
    stored: withoutReasons(shipment),
    checks: {
      collection_place: placeCheck('collection', () => opened.model),
      delivery_place: placeCheck('delivery', () => opened.model),
    },
    normalize: withWholePlaces,
    further: (value) => {
      const { draft } = readRequest(value);
      const context = {
        ...({ deed: 'change', settings: shownSettings(), before: shipment } as const),
        ...{ isKiosk: false, isDataCapture: false, isCopy: false, isGuest: false },
      };
      return [...submitFindings(draft, context), ...missingCountries(value)]
        .filter(({ field }) => !elsewhere.test(field))
        .map((finding) => ({ ...finding, field: fieldInForm(finding.field, value) }));
    },
  });
  return opened;
}

interface EditShipmentProps {
  readonly shipment: Shipment;
  readonly onDone: () => void;
}

export function EditShipment({ shipment: now, onDone }: EditShipmentProps): ReactNode {
  // Changes are relative to the shipment as opened, even if it has changed since.
  const [shipment] = useState(now);
  const [open] = useState(() => openShipment(shipment));
  const { model } = open;
  // Without what the form hides, such as the street of a pickup point: that stays as it is.
  const [before] = useState(() => model.shownValue());
  const [problem, setProblem] = useState<string>();
  const [base, setBase] = useState(shipment.revision);
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  const { prompt } = useUnsavedChanges(changed);
  const save = async (value: JsonObject): Promise<void> => {
    setProblem(undefined);
    model.setSaving('saving');
    const revision = base === undefined ? {} : { base_revision: base };
    try {
      await call('update_shipment', {
        body: { id: shipment.id, ...revision, ...changedMembers(before, value) },
      });
      model.accept(value, value);
      model.setSaving('saved');
      shipmentsMoved();
      onDone();
    } catch (failure) {
      const conflict = conflictIn(failure);
      const refusal = refusalOf(model, failure);
      model.setSaving('failed');
      if (conflict) {
        setBase(conflict.revision);
        return setProblem(conflict.text);
      }
      if (refusal.kind !== 'fields') setProblem(refusal.message);
    }
  };
  return (
    <>
      {problem !== undefined && (
        <div ref={(notice) => notice?.scrollIntoView({ block: 'center' })}>
          <Notice variant="error" title="Couldn’t save the shipment">
            {problem}
          </Notice>
        </div>
      )}
      <SchemaForm
        {...open}
        saved="Shipment saved"
        draft={`shipment:${shipment.id}`}
        onSave={(value) => void save(value)}
      />
      {prompt}
    </>
  );
}
