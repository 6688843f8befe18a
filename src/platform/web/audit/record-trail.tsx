/** The audit trail of one record: each changed field under the title that its form gives it. */
import { useMemo, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject, type JsonObject } from '#engine/values/json-value.ts';
import { valueText } from '#engine/values/value-text.ts';
import type { AuditEvent, AuditType } from '#generated/types.ts';
import { AuditWindow } from './audit-window.tsx';
import { ChangeText } from './change-text.tsx';
import { inWords } from './in-words.ts';

interface RecordTrailProps {
  /** The record's name on screen. */
  readonly name: string;
  readonly type: AuditType;
  readonly id: number;
  /** Schemas of its fields, for their titles and choices. */
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly onClose: () => void;
}

function sideOf(side: unknown): JsonObject {
  return isObject(side) ? side : {};
}

interface ChangeProps {
  readonly event: AuditEvent;
  readonly fields: RecordTrailProps['fields'];
}

function Change({ event, fields }: ChangeProps): ReactNode {
  const { change_from: from, change_to: to } = event.change;
  const [before, after] = [sideOf(from), sideOf(to)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{fields[name]?.title ?? inWords(name)}</dt>
          <dd>
            {isObject(from) && isObject(to) ? (
              <ChangeText schema={fields[name] ?? {}} before={before[name]} after={after[name]} />
            ) : (
              valueText(fields[name] ?? {}, after[name] ?? before[name])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A cell that describes the change of a record, with the titles of its fields. */
export function changeIn(fields: RecordTrailProps['fields']): (event: AuditEvent) => ReactNode {
  return (event) => <Change event={event} fields={fields} />;
}

export function RecordTrail({ name, type, id, fields, onClose }: RecordTrailProps): ReactNode {
  const cells = useMemo(() => ({ object_id: () => name, change: changeIn(fields) }), [name, fields]);
  return <AuditWindow name={name} subject={{ type, object_id: String(id) }} cells={cells} onClose={onClose} />;
}
