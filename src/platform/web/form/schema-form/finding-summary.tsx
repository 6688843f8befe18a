/** After a failed save or step: every error that blocks it, each with a link to its field. */

import { Anchor } from '@mantine/core';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { keepFocus } from '../keep-focus.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import type { RowsLayout } from '../model/form-definition.ts';
import { isAbout, placeOf, rowName } from '../model/path.ts';
import { memberAt } from '../model/with-member.ts';
import type { RecordState } from '../model/record-base.ts';
import type { RecordModel } from '../model/record-model.ts';
import { fieldIdOf } from '../ids.ts';
import { revealWhenThere } from '../reveal.ts';
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

interface WrongField {
  /** As the ids of its input have it. */
  readonly name: string;
  readonly title: string;
  /** The id of the input, where the field has several. */
  readonly inputId?: string;
}

/** What is wrong with some fields: more than one where an error about their parent covers the missing ones. */
interface Wrong {
  readonly fields: readonly WrongField[];
  readonly messages: readonly string[];
}

function isEmpty(content: unknown): boolean {
  return (content ?? '') === '' || (Array.isArray(content) && content.length === 0);
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
  const found = fields.map((field) => ({ field, errors: (tried ? foundOn : shownOn)(state, field.path) }));
  const covered = found.flatMap(({ errors }) => errors.flatMap(({ covers }) => covers ?? []));
  const isSaid = ({ field: { path }, errors }: (typeof found)[number], wholes: readonly string[]): boolean =>
    errors.length > 0 && isEmpty(memberAt(state.value, path)) && errors.every((error) => isSaidBy(error, wholes));
  const drawn = found.flatMap((one): readonly Wrong[] => {
    const { field, errors } = one;
    if (errors.length === 0 || isSaid(one, covered)) return [];
    if (field.layout?.rows) return wrongCells(field, errors, field.layout.rows);
    if (field.schema.properties) return wrongMembers(field, errors);
    const wholes = errors.flatMap(({ covers }) => covers ?? []);
    const also = found.filter((other) => isSaid(other, wholes)).map((other) => other.field);
    return [{ fields: [field, ...also].map(nameOf), messages: errors.map(({ message }) => message) }];
  });
  // What no field can say is said here: otherwise the button would do nothing, and say nothing.
  const nowhere = Object.entries(state.serverErrors).filter(([place]) =>
    fields.every(({ path }) => !isAbout(place, placeOf(path))),
  );
  const unsaid = drawn.length > 0 || !state.attempted ? nowhere : [...nowhere, ...Object.entries(state.errors)];
  const messages = unsaid.flatMap(([, errors]) => errors.map(({ message }) => message));
  return messages.length > 0 ? [...drawn, { fields: [{ name: '', title: '' }], messages }] : drawn;
}

function nameOf({ path, schema }: FormField): WrongField {
  const name = rowName(path);
  return { name, title: schema.title ?? name };
}

/** Errors of an object that has an editor of its own, such as an address: each by the title of the member. */
function wrongMembers(whole: FormField, errors: readonly FieldError[]): readonly Wrong[] {
  return errors.map(({ field, message }) => {
    const name = nameOf(whole);
    const [member] = field.slice(placeOf(whole.path).length + 1).split('.');
    const title = whole.schema.properties?.[member ?? '']?.title;
    const named = title === undefined ? name : { ...name, title, inputId: `${fieldIdOf(name.name)}_${member}` };
    return { fields: [named], messages: [message] };
  });
}

function wrongCells(table: FormField, errors: readonly FieldError[], { item, columns }: RowsLayout): readonly Wrong[] {
  const { path, schema } = table;
  const place = placeOf(path);
  const places = columns.map((column) => column.path);
  return inRowOrder(errors, place, places).map(({ field, message }) => {
    const [row, ...column] = field.slice(place.length + 1).split('.');
    if (row === undefined || row === '') return { fields: [nameOf(table)], messages: [message] };
    const known = columns.find((one) => one.path === column.join('.'));
    const label = known?.title ?? schema.items?.properties?.[column[0] ?? '']?.title ?? column.join(' ');
    const cell = { name: field.replaceAll('.', '-'), title: `${item} ${Number(row) + 1}, ${label}` };
    return { fields: [cell], messages: [message] };
  });
}

interface FindingSummaryProps {
  readonly fields: readonly FormField[];
  /** How often moving on to the next step was refused since this step was opened. */
  readonly refusals?: number;
  /** Said above the list where something is missing. */
  readonly summary?: string | undefined;
  /** Brings a field into view, by its name as used in ids. */
  readonly onReveal?: (name: string) => void;
}

export function FindingSummary({
  fields,
  refusals = 0,
  summary,
  onReveal = revealWhenThere,
}: FindingSummaryProps): ReactNode {
  const model = useRecord();
  const box = useFocusOnFailure(model, refusals);
  const wrong = useRecordReading(model, ['problems', 'attempted'], (state) => wrongIn(state, fields, refusals > 0));
  const isMissing = useRecordReading(model, ['problems', 'attempted'], (state) =>
    fields.some(({ path }) =>
      foundOn(state, path).some(({ field }) => isEmpty(memberAt(state.value, field.split('.')))),
    ),
  );
  if (wrong.length === 0) return null;
  const count = wrong.reduce((sum, { fields: some }) => sum + some.length, 0);
  return (
    <div ref={box} tabIndex={-1} className={summaryStyles['box']}>
      <Notice variant="error" title={count === 1 ? 'One field needs attention' : `${count} fields need attention`}>
        {isMissing && summary}
        <ul className={summaryStyles['list']}>
          {wrong.map(({ fields: [first, ...also], messages }) => (
            <li key={`${first?.inputId ?? first?.name} ${messages.join(' ')}`}>
              {first?.title && <FieldLinks fields={[first, ...also]} onReveal={onReveal} />}
              {messages.join(' ')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface FieldLinksProps {
  readonly fields: readonly WrongField[];
  readonly onReveal: (name: string) => void;
}

function FieldLinks({ fields, onReveal }: FieldLinksProps): ReactNode {
  const reveal = ({ name, inputId }: WrongField): void => {
    onReveal(name);
    if (inputId !== undefined) document.getElementById(inputId)?.focus();
  };
  return fields.map((field, at) => (
    <Fragment key={field.name}>
      <Anchor component="button" type="button" inherit onMouseDown={keepFocus} onClick={() => reveal(field)}>
        {field.title}
      </Anchor>
      {at < fields.length - 1 ? ', ' : ': '}
    </Fragment>
  ));
}
