/** What is assigned to a driver automatically, and where. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as driverForm from '#generated/forms/driver.ts';
import type { Driver, DriverRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface AreaDialogProps {
  readonly driver: Driver;
  /** Drawn on the map just now. */
  readonly outline?: string | undefined;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

function areaOf({ collects, delivers, postal_codes, outline, working_days }: Driver): JsonObject {
  return {
    ...{ collects, delivers, postal_codes: [...postal_codes], working_days: [...working_days] },
    ...(outline === undefined ? {} : { outline }),
  };
}

export function AreaDialog({ driver, outline, onClose, onSaved }: AreaDialogProps): ReactNode {
  const save = async (value: JsonObject, { id, revision }: Driver): Promise<void> => {
    // Emptied fields are removed.
    const emptied = { outline: null, postal_codes: [], working_days: [] };
    const body = { ...emptied, ...value, base_revision: revision } as DriverRequest;
    await call('update_driver', { params: { id }, body });
    await queryClient.invalidateQueries({ queryKey: entityKey('driver') });
    showToast('success', 'Area saved');
    onSaved?.();
    onClose();
  };
  return (
    <SchemaDialog
      form={driverForm}
      layout="area"
      size="lg"
      title={`Area of ${driver.name}`}
      action="Save area"
      failed="Couldn’t save the area"
      stored={areaOf(driver)}
      record={driver}
      storedOf={areaOf}
      {...(outline !== undefined && { begunWith: { value: { outline }, what: 'the outline' } })}
      onSubmit={(value, now = driver) => save(value, now)}
      onClose={onClose}
    />
  );
}
