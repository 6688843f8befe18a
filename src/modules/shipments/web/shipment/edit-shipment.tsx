/** Edits a shipment: sends only changed fields, so that changes by others are never overwritten. */
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { Shipment } from '#generated/types.ts';
import '#modules/geography/web/shared/address/register.ts';
import { call } from '#platform/web/client/call.ts';
import { useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { refusalOf } from '../booking/book.ts';
import { changedMembers } from './changed-members.ts';
import { openShipment } from './open-shipment.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

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
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  const { prompt } = useUnsavedChanges(changed);
  const save = async (value: JsonObject): Promise<void> => {
    setProblem(undefined);
    model.setSaving('saving');
    const revision = shipment.revision === undefined ? {} : { base_revision: shipment.revision };
    try {
      await call('update_shipment', {
        body: { id: shipment.id, ...revision, ...changedMembers(before, value) },
      });
      model.accept(value, value);
      model.setSaving('saved');
      shipmentsMoved();
      onDone();
    } catch (failure) {
      const refusal = refusalOf(model, failure);
      model.setSaving('failed');
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
