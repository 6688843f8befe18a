/** After a save was tried: everything that stands in its way, each with a link to its field. */

import { Anchor } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { placeOf, rowName } from '../model/path.ts';
import type { RecordState } from '../model/record-base.ts';
import type { RecordModel } from '../model/record-model.ts';
import { revealSetting } from '../reveal.ts';
import summaryStyles from '../summary.module.css';
import type { FormField } from './form-fields.ts';
import { shownOn, useRecord, useRecordReading } from './record-context.ts';

function useFocusOnFailure(model: RecordModel): RefObject<HTMLDivElement | null> {
  const failures = useRecordReading(model, ['status'], (state) => state.failures);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  return box;
}

interface Wrong {
  /** As the ids of its input have it. */
  readonly name: string;
  readonly title: string;
  readonly messages: readonly string[];
}

/** Cells of a table by row and column, every other field by its title. */
function wrongIn(state: RecordState, fields: readonly FormField[]): readonly Wrong[] {
  if (!state.attempted && Object.keys(state.serverErrors).length === 0) return [];
  return fields.flatMap(({ path, schema, layout }) => {
    const found = shownOn(state, path);
    const title = schema.title ?? rowName(path);
    const name = rowName(path);
    const rows = layout?.rows;
    if (!rows) return found.length > 0 ? [{ name, title, messages: found.map(({ message }) => message) }] : [];
    return found.map(({ field, message }) => {
      const [row, ...column] = field.slice(placeOf(path).length + 1).split('.');
      if (row === undefined || row === '') return { name, title, messages: [message] };
      const known = rows.columns.find((one) => one.path === column.join('.'));
      const label = known?.title ?? schema.items?.properties?.[column[0] ?? '']?.title ?? column.join(' ');
      return {
        name: field.replaceAll('.', '-'),
        title: `${rows.item} ${Number(row) + 1}, ${label}`,
        messages: [message],
      };
    });
  });
}

export function FindingSummary({ fields }: { readonly fields: readonly FormField[] }): ReactNode {
  const model = useRecord();
  const box = useFocusOnFailure(model);
  const wrong = useRecordReading(model, ['problems', 'attempted'], (state) => wrongIn(state, fields));
  if (wrong.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={summaryStyles['box']}>
      <Notice
        variant="error"
        title={wrong.length === 1 ? 'One field needs attention' : `${wrong.length} fields need attention`}
      >
        <ul className={summaryStyles['list']}>
          {wrong.map(({ name, title, messages }) => (
            <li key={name}>
              <Anchor component="button" type="button" inherit onClick={() => revealSetting(name)}>
                {title}
              </Anchor>
              {': '}
              {messages.join(' ')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
