/** Who changed what of a shipment. */
import { useMemo, type ReactNode } from 'react';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import { form } from '#generated/forms/shipment.ts';
import type { AuditEvent, Shipment } from '#generated/types.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { valueText } from '#engine/values/value-text.ts';
import { AuditWindow } from '#platform/web/audit/audit-window.tsx';
import { ChangeText } from '#platform/web/audit/change-text.tsx';

interface ShipmentTrailProps {
  readonly shipment: Shipment;
  readonly onClose: () => void;
}

const own: Readonly<Record<string, JsonSchema>> = form.schema.properties;

function sideOf(side: unknown): JsonObject {
  return isObject(side) ? side : {};
}

function Change({ event }: { readonly event: AuditEvent }): ReactNode {
  const { change_from: from, change_to: to } = event.change;
  const [before, after] = [sideOf(from), sideOf(to)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{own[name]?.title ?? name.replaceAll('_', ' ')}</dt>
          <dd>
            {isObject(from) && isObject(to) ? (
              <ChangeText schema={own[name] ?? {}} before={before[name]} after={after[name]} />
            ) : (
              valueText(own[name] ?? {}, after[name] ?? before[name])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ShipmentTrail({ shipment, onClose }: ShipmentTrailProps): ReactNode {
  const cells = useMemo(
    () => ({
      object_id: () => shipment.short_tracking_reference,
      change: (event: AuditEvent) => Change({ event }),
    }),
    [shipment],
  );
  return (
    <AuditWindow
      title={shipment.short_tracking_reference}
      subject={{ type: 'shipment', object_id: String(shipment.id) }}
      cells={cells}
      onClose={onClose}
    />
  );
}
