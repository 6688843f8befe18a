/**
 * A form over one record of any schema: a row a field, a group an object, and above them what stands in the way of saving.
 * It asks nothing of the network; whoever mounts it gives it a model and says what saving means.
 */

import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import type { JsonObject } from '#engine/values/json-value.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { EntityContext, shownOn, useEntity, useEntityReading } from './entity-context.ts';
import { rowName, type EntityModel, type Path } from './entity-model.ts';
import { EntityRow } from './entity-row.tsx';
import styles from './entity.module.css';
import { useFormKeys } from './form-keys.ts';
import pendingStyles from './pending.module.css';
import { revealSetting } from './reveal.ts';
import { SaveButton, useLingering } from './save-button.tsx';
import settingStyles from './form.module.css';
import summaryStyles from './summary.module.css';

/** A field as the form draws it; groups are objects with members of their own. */
interface Field {
  readonly path: Path;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** An object without shapes or a widget of its own is a group: its members are rows. */
function isGroup({ type, oneOf, properties, 'x-widget': widget }: JsonSchema): boolean {
  return type === 'object' && oneOf === undefined && properties !== undefined && widget === undefined;
}

/** The members of an object that a person can fill in, in the order of the file; constants and ids are not. */
function fieldsOf(schema: JsonSchema, path: Path): readonly Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, member]) => !('const' in member))
    .map(([name, member]) => ({
      path: [...path, name],
      schema: member,
      required: schema.required?.includes(name) ?? false,
    }));
}

/** All rows, those of groups included. */
function rowsOf(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => (isGroup(field.schema) ? rowsOf(fieldsOf(field.schema, field.path)) : [field]));
}

interface FieldsProps {
  readonly fields: readonly Field[];
  readonly readOnly: boolean;
  readonly after: EntityFormProps['after'];
}

function Fields({ fields, readOnly, after }: FieldsProps): ReactNode {
  return fields.map(({ path, schema, required }) => {
    const name = rowName(path);
    if (!isGroup(schema))
      return <EntityRow key={name} path={path} schema={schema} required={required} readOnly={readOnly} />;
    return (
      <fieldset key={name} className={styles['group']}>
        <legend className={styles['legend']}>{schema.title ?? name}</legend>
        {schema.description && <p className={styles['help']}>{schema.description}</p>}
        <Fields fields={fieldsOf(schema, path)} readOnly={readOnly} after={after} />
        {after?.[name]}
      </fieldset>
    );
  });
}

function useFocusOnFailure(model: EntityModel): React.RefObject<HTMLDivElement | null> {
  const failures = useEntityReading(model, (state) => state.failures);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  return box;
}

/** After a save was tried: everything that stands in its way, each with a link to its field. */
function Summary({ rows }: { readonly rows: readonly Field[] }): ReactNode {
  const model = useEntity();
  const box = useFocusOnFailure(model);
  const wrong = useEntityReading(model, (state) =>
    state.attempted || state.serverErrors.length > 0
      ? rows
          .map(({ path, schema }) => ({
            name: rowName(path),
            title: schema.title ?? rowName(path),
            messages: shownOn(state, path).map(({ message }) => message),
          }))
          .filter(({ messages }) => messages.length > 0)
      : [],
  );
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

interface BarProps {
  readonly isNew: boolean;
  readonly saved: string;
  readonly onSave: () => void;
}

/** Sticks to the bottom: always of a new record, else while something is unsaved. */
function Bar({ isNew, saved, onSave }: BarProps): ReactNode {
  const model = useEntity();
  const changed = useEntityReading(model, () => model.isChanged());
  const saving = useEntityReading(model, (state) => state.saving);
  const lingering = useLingering(saving);
  const nothing = !changed && !isNew;
  return (
    <>
      <VisuallyHidden role="status">{lingering ? saved : ''}</VisuallyHidden>
      {(!nothing || saving === 'saving' || lingering) && (
        <div className={pendingStyles['bar']} role="region" aria-label="Unsaved changes">
          <span className={pendingStyles['summary']}>
            {nothing ? 'All changes saved' : isNew ? 'Not saved yet' : 'Unsaved changes'}
          </span>
          {changed && !isNew && (
            <Button variant="subtle" color="gray" disabled={saving === 'saving'} onClick={() => model.undo()}>
              Discard
            </Button>
          )}
          <SaveButton saving={saving} nothing={nothing} onSave={onSave} />
        </div>
      )}
    </>
  );
}

interface EntityFieldsProps {
  readonly model: EntityModel;
  /** Said of all of them together. */
  readonly label: string;
}

/** Only the fields: for a record that is not saved but used at once, such as what a preview is made of. */
export function EntityFields({ model, label }: EntityFieldsProps): ReactNode {
  const schema = useEntityReading(model, (state) => state.schema);
  const fields = useMemo(() => fieldsOf(schema, []), [schema]);
  return (
    <EntityContext value={model}>
      <div role="group" aria-label={label}>
        <Fields fields={fields} readOnly={false} after={undefined} />
      </div>
    </EntityContext>
  );
}

export interface EntityFormProps {
  readonly model: EntityModel;
  /** A record that is not there yet can be saved as it is. */
  readonly isNew?: boolean;
  readonly readOnly?: boolean;
  /** Said to screen readers after a save: `Rule saved`. */
  readonly saved: string;
  /** Called only when nothing stands in the way, with the record as it is to be saved. */
  readonly onSave: (value: JsonObject) => void;
  /** More under a group, by its name. */
  readonly after?: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}

/** The whole form. Ctrl+S saves; a save that is refused takes the person to what is wrong. */
export function EntityForm(props: EntityFormProps): ReactNode {
  const { model, onSave, isNew = false, readOnly = false } = props;
  const schema = useEntityReading(model, (state) => state.schema);
  const [fields, rows] = useMemo(() => {
    const top = fieldsOf(schema, []);
    return [top, rowsOf(top)];
  }, [schema]);
  const save = useCallback(() => {
    if (readOnly || model.state().saving === 'saving' || (!isNew && !model.isChanged())) return;
    if (model.attempt().length > 0) model.setSaving('failed');
    else onSave(model.state().value);
  }, [model, onSave, isNew, readOnly]);
  const nowhere = useRef<HTMLInputElement>(null);
  useFormKeys({ save, search: nowhere });
  return (
    <EntityContext value={model}>
      <Summary rows={rows} />
      <div className={settingStyles['card']}>
        <Fields fields={fields} readOnly={readOnly} after={props.after} />
      </div>
      {props.children}
      {!readOnly && <Bar isNew={isNew} saved={props.saved} onSave={save} />}
    </EntityContext>
  );
}
