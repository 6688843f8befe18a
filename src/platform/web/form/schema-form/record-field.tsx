/** One field of a record: title, help, editor and errors, drawn by the same widgets as a setting. */

import { IconAlertCircle } from '@tabler/icons-react';
import { memo, useMemo, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { FieldError } from '#engine/validation/messages.ts';
import { widgetFor } from '#engine/schema/widget.ts';
import { tallWidgets, wideWidgets, widgetsWithMembers } from '../field-kinds.ts';
import { SettingField } from '../rjsf/bridge.tsx';
import { ownMessages } from '../rjsf/field-errors.ts';
import { descriptionIdOf, errorIdOf, fieldIdOf, rowIdOf } from '../ids.ts';
import styles from '../form.module.css';
import { placeOf, rowName, type Path } from '../model/path.ts';
import { useReading } from '../use-reading.ts';
import type { FormField } from './form-fields.ts';
import { useFieldFlags, useRecord, useShownOn } from './record-context.ts';
import { useInvalidMark } from './invalid-mark.ts';
import { hostOf } from './record-host.ts';
import { RecordRows } from './record-rows.tsx';
import formStyles from './schema-form.module.css';

/** The input is next to its title: a switch at the end of the line, a checkbox before it. */
const layouts: Readonly<Record<string, string | undefined>> = {
  switch: styles['inline'],
  checkbox: formStyles['tick'],
};

function placeholderOf({ examples, format }: JsonSchema): string | undefined {
  const [example] = examples ?? [];
  return typeof example === 'string' && example.length < 60 && format !== 'html' ? `e.g. ${example}` : undefined;
}

/** Errors name fields from the record down; the editor expects paths that begin with its own name. */
function fromTheField(findings: readonly FieldError[], path: Path): readonly FieldError[] {
  const name = rowName(path);
  return findings.map((finding) => ({ ...finding, field: `${name}${finding.field.slice(placeOf(path).length)}` }));
}

interface TitleProps {
  readonly field: FormField;
  readonly name: string;
  readonly required: boolean;
}

function Title({ field: { schema, optional }, name, required }: TitleProps): ReactNode {
  // A required checkbox is empty until it is ticked.
  const neverEmpty = schema.type === 'boolean' && schema['enum'] === undefined;
  return (
    <label className={styles['title']} htmlFor={fieldIdOf(name)} id={`${fieldIdOf(name)}__title`}>
      {schema.title ?? name}
      {required && !neverEmpty && (
        <span className={styles['required']} aria-hidden>
          {' *'}
        </span>
      )}
      {!required && !neverEmpty && <span className={styles['optional']}> {optional}</span>}
    </label>
  );
}

/** The errors of a field; a message that appears or disappears re-renders nothing else. */
function Findings({ path, membersSpeak }: { readonly path: Path; readonly membersSpeak: boolean }): ReactNode {
  const name = rowName(path);
  const findings = fromTheField(useShownOn(path), path);
  const own = ownMessages(findings, membersSpeak);
  useInvalidMark(name, findings.length > 0);
  // The line is always there, so that a message that appears moves nothing, such as the button under the pointer.
  return (
    <p className={`${styles['error']} ${formStyles['finding']}`} id={errorIdOf(fieldIdOf(name))}>
      {own.length > 0 && (
        <>
          <IconAlertCircle size="1rem" aria-hidden />
          <span>{own.join(' ')}</span>
        </>
      )}
    </p>
  );
}

interface EditorProps {
  readonly field: FormField;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly findings: readonly FieldError[];
}

function AnyEditor({ field, readOnly, required, findings }: EditorProps): ReactNode {
  const { path, schema } = field;
  const model = useRecord();
  const place = placeOf(path);
  useReading(model, [`field:${place}`], () => model.drawing(path));
  const host = useMemo(() => hostOf(model, path, schema), [model, path, schema]);
  return (
    <SettingField
      name={rowName(path)}
      schema={schema}
      widget={widgetFor(schema) ?? 'unknown'}
      value={model.content(path)}
      errors={findings}
      readOnly={readOnly}
      required={required}
      placeholder={placeholderOf(schema)}
      host={host}
    />
  );
}

/** Re-renders only when its value changes from elsewhere. */
const Editor = memo(AnyEditor);

/** For editors whose members have inputs of their own, which show their errors. */
function MembersEditor(props: Omit<EditorProps, 'findings'>): ReactNode {
  const { path } = props.field;
  const shown = useShownOn(path);
  const findings = useMemo(() => fromTheField(shown, path), [shown, path]);
  return <Editor {...props} findings={findings} />;
}

interface RecordFieldProps {
  readonly field: FormField;
  readonly readOnly: boolean;
}

function Field({ field, readOnly }: RecordFieldProps): ReactNode {
  const { path, schema, layout } = field;
  const model = useRecord();
  const place = placeOf(path);
  const name = rowName(path);
  const widget = widgetFor(schema) ?? 'unknown';
  const flags = useFieldFlags(path);
  const changed = useReading(model, [`value:${place}`], () => model.isChangedAt(path));
  const memberInputs = layout?.rows !== undefined || widgetsWithMembers.has(widget);
  const required = field.required || flags.required;
  const locked = readOnly || flags.locked || layout?.computed !== undefined;
  if (flags.hidden) return null;
  const isTall = tallWidgets.has(widget);
  const findings = <Findings path={path} membersSpeak={memberInputs} />;
  return (
    <div
      id={rowIdOf(name)}
      data-field={place}
      data-width={layout?.width}
      className={styles['row']}
      data-members={memberInputs || undefined}
      data-drafted={changed || undefined}
    >
      <div className={layouts[widget]}>
        <div className={styles['words']}>
          <Title field={field} name={name} required={required} />
          {schema.description && (
            <p className={styles['help']} id={descriptionIdOf(fieldIdOf(name))}>
              {schema.description}
            </p>
          )}
        </div>
        {isTall && findings}
        <div className={styles['control']} data-wide={wideWidgets.has(widget) || undefined}>
          {layout?.rows ? (
            <RecordRows path={path} schema={schema} rows={layout.rows} readOnly={locked} />
          ) : memberInputs ? (
            <MembersEditor field={field} readOnly={locked} required={required} />
          ) : (
            <Editor field={field} readOnly={locked} required={required} findings={noFindings} />
          )}
        </div>
      </div>
      {!isTall && findings}
    </div>
  );
}

const noFindings: readonly FieldError[] = [];

/** Re-renders only when its marks, its errors or its value from elsewhere change; never while it is typed in. */
export const RecordField = memo(Field);
