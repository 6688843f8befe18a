/** After a failed save or step: every error that blocks it, each with a link to its field. */

import { Anchor } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { FieldError } from '#engine/validation/messages.ts';
import { isAbout, placeOf, rowName } from '../model/path.ts';
import { memberAt } from '../model/with-member.ts';
import type { RecordState } from '../model/record-base.ts';
import type { RecordModel } from '../model/record-model.ts';
import { revealSetting } from '../reveal.ts';
import summaryStyles from '../summary.module.css';
import type { FormField } from './form-fields.ts';
import { foundOn, shownOn, useRecord, useRecordReading } from './record-context.ts';

function useFocusOnFailure(model: RecordModel, refusals: number): RefObject<HTMLDivElement | null> {
  const failures = useRecordReading(model, ['status'], (state) => state.failures);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures + refusals === 0) return;
    box.current?.focus();
    // Focusing an element that already has the focus doesn't scroll it into view.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failures, refusals]);
  return box;
}

interface Wrong {
  /** As the ids of its input have it. */
  readonly name: string;
  readonly title: string;
  readonly messages: readonly string[];
  /** Counted, but not listed: an entry above it in the list covers it. */
  readonly isSaidAbove: boolean;
}

/** Whether an error about a missing value is already covered by an error about its parent. */
function isSaidBy({ field, covers }: FieldError, covered: readonly string[]): boolean {
  return covers === undefined && covered.some((whole) => isAbout(field, whole));
}

/** Errors of cells from left to right, row by row, as they are seen; those of the whole table first. */
function inRowOrder(found: readonly FieldError[], place: string, columns: readonly string[]): readonly FieldError[] {
  const rank = ({ field }: FieldError): readonly [number, number] => {
    const [row, ...column] = field.slice(place.length + 1).split('.');
    return row === undefined || row === '' ? [-1, -1] : [Number(row), columns.indexOf(column.join('.'))];
  };
  return [...found].sort((one, other) => {
    const [[row, column], [otherRow, otherColumn]] = [rank(one), rank(other)];
    return row - otherRow || column - otherColumn;
  });
}

/** Cells of a table by row and column, every other field by its title. */
function wrongIn(state: RecordState, fields: readonly FormField[], tried: boolean): readonly Wrong[] {
  if (!tried && !state.attempted && Object.keys(state.serverErrors).length === 0) return [];
  const all = fields.map(({ path }) => (tried ? foundOn(state, path) : shownOn(state, path)));
  const covered = all.flat().flatMap(({ covers }) => covers ?? []);
  const drawn = fields.flatMap(({ path, schema, layout }, at) => {
    const found = all[at] ?? [];
    const title = schema.title ?? rowName(path);
    const name = rowName(path);
    const rows = layout?.rows;
    const isKnown = (memberAt(state.value, path) ?? '') === '' && found.every((finding) => isSaidBy(finding, covered));
    const messages = found.map(({ message }) => message);
    if (!rows) return found.length > 0 ? [{ name, title, messages, isSaidAbove: isKnown }] : [];
    const places = rows.columns.map((column) => column.path);
    return inRowOrder(found, placeOf(path), places).map(({ field, message }) => {
      const [row, ...column] = field.slice(placeOf(path).length + 1).split('.');
      if (row === undefined || row === '') return { name, title, messages: [message], isSaidAbove: false };
      const known = rows.columns.find((one) => one.path === column.join('.'));
      const label = known?.title ?? schema.items?.properties?.[column[0] ?? '']?.title ?? column.join(' ');
      return {
        name: field.replaceAll('.', '-'),
        title: `${rows.item} ${Number(row) + 1}, ${label}`,
        messages: [message],
        isSaidAbove: false,
      };
    });
  });
  if (drawn.length > 0 || !state.attempted) return drawn;
  // What no field can say is said here: otherwise the button would do nothing, and say nothing.
  const messages = Object.values(state.errors).flatMap((found) => found.map(({ message }) => message));
  return messages.length > 0 ? [{ name: '', title: '', messages, isSaidAbove: false }] : [];
}

interface FindingSummaryProps {
  readonly fields: readonly FormField[];
  /** How often moving on to the next step was refused since this step was opened. */
  readonly refusals?: number;
  /** Said above the list. */
  readonly summary?: string | undefined;
  /** Brings a field into view, by its name as used in ids. */
  readonly onReveal?: (name: string) => void;
}

export function FindingSummary({
  fields,
  refusals = 0,
  summary,
  onReveal = revealSetting,
}: FindingSummaryProps): ReactNode {
  const model = useRecord();
  const box = useFocusOnFailure(model, refusals);
  const wrong = useRecordReading(model, ['problems', 'attempted'], (state) => wrongIn(state, fields, refusals > 0));
  if (wrong.length === 0) return null;
  const listed = wrong.filter(({ isSaidAbove }) => !isSaidAbove);
  return (
    <div ref={box} tabIndex={-1} className={summaryStyles['box']}>
      <Notice
        variant="error"
        title={wrong.length === 1 ? 'One field needs attention' : `${wrong.length} fields need attention`}
      >
        {summary}
        <ul className={summaryStyles['list']}>
          {listed.map(({ name, title, messages }) => (
            <li key={name}>
              {title && (
                <Anchor component="button" type="button" inherit onClick={() => onReveal(name)}>
                  {title}
                </Anchor>
              )}
              {title && ': '}
              {messages.join(' ')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
