/**
 * A form over one record: the fields of a layout, or of the whole schema, below the list of errors that block saving.
 * It makes no requests itself; its parent supplies the model and what saving does.
 */

import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import styles from '../form.module.css';
import { useFormKeys } from '../form-keys.ts';
import type { Layout } from '../model/form-definition.ts';
import type { RecordModel } from '../model/record-model.ts';
import { ValidatorContext } from '../rjsf/bridge.tsx';
import type { FormValidator } from '../rjsf/precompiled.ts';
import { type AroundGroups, Groups, WholeRecord } from './field-list.tsx';
import { FindingSummary } from './finding-summary.tsx';
import { allFields } from './form-fields.ts';
import { FormSteps } from './form-steps.tsx';
import { RecordContext, useRecordReading } from './record-context.ts';
import { RestoreDraft } from './restore-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import formStyles from './schema-form.module.css';
import { SubmitButtons } from './submit-buttons.tsx';

interface RecordFieldsProps {
  readonly model: RecordModel;
  /** Said of all of them together. */
  readonly label: string;
}

/** Only the fields: for a record that is used at once and not saved, such as the input of a preview. */
export function RecordFields({ model, label }: RecordFieldsProps): ReactNode {
  return (
    <RecordContext value={model}>
      <div role="group" aria-label={label}>
        <WholeRecord readOnly={false} />
      </div>
    </RecordContext>
  );
}

export interface SchemaFormProps {
  readonly model: RecordModel;
  /** Without one every member of the schema is drawn, in its order. */
  readonly layout?: Layout;
  /** The compiled validator of the form's schema: RJSF uses it to find the branch of a union for a value. */
  readonly validator?: FormValidator;
  /** A new record can be saved without changes. */
  readonly isNew?: boolean;
  readonly readOnly?: boolean;
  /** Announced to screen readers after a save: `Rule saved`. */
  readonly saved: string;
  /** Label of the button of a form that creates something, such as `Create shipment`; without it the save bar is shown. */
  readonly submit?: string;
  /** A second action of a form that creates something, such as saving a quote. */
  readonly also?: { readonly label: string; readonly onSave: (value: JsonObject) => void };
  /** Above the list of errors: `Please fill in all the required fields.` */
  readonly summary?: string;
  /** Called with the record to save, only when there are no errors. */
  readonly onSave: (value: JsonObject) => void;
  readonly before?: AroundGroups;
  readonly after?: AroundGroups;
  /** Keeps unsaved changes over a reload, under this name: `integration_rule:12`. */
  readonly draft?: string;
  readonly children?: ReactNode;
}

/** Saves unless there are errors, which are then all shown. */
function useSave(
  { model, isNew = false, readOnly = false }: SchemaFormProps,
  onSave: SchemaFormProps['onSave'] | undefined,
): () => void {
  return useCallback(() => {
    if (readOnly || model.state().saving === 'saving' || (!isNew && !model.isChanged())) return;
    model.attempt();
    if (model.findings().length > 0) model.setSaving('failed');
    else onSave?.(model.shownValue());
  }, [model, onSave, isNew, readOnly]);
}

/** The whole form. Ctrl+S saves; a refused save scrolls to the errors. */
export function SchemaForm(props: SchemaFormProps): ReactNode {
  const { model, layout, isNew = false, readOnly = false, before, after } = props;
  const save = useSave(props, props.onSave);
  const saveOtherwise = useSave(props, props.also?.onSave);
  const schema = useRecordReading(model, ['schema'], (state) => state.schema);
  const fields = useMemo(() => allFields(schema, layout), [schema, layout]);
  const nowhere = useRef<HTMLInputElement>(null);
  useFormKeys({ save, search: nowhere });
  useUndoKeys(model);
  const [first, ...more] = layout?.steps ?? [];
  const submit = props.submit !== undefined && !readOnly && (
    <SubmitButtons label={props.submit} onSubmit={save} also={props.also?.label} onAlso={saveOtherwise} />
  );
  return (
    <ValidatorContext value={props.validator}>
      <RecordContext value={model}>
        {props.draft !== undefined && <RestoreDraft name={props.draft} />}
        {first && more.length > 0 ? (
          <FormSteps
            steps={layout?.steps ?? []}
            readOnly={readOnly}
            isNew={isNew}
            before={before}
            after={after}
            end={submit}
            summary={props.summary}
          />
        ) : (
          <>
            <FindingSummary fields={fields} summary={props.summary} />
            <div className={`${styles['card']} ${formStyles['new']}`} data-new={isNew || undefined}>
              {first ? (
                <Groups groups={first.groups} readOnly={readOnly} before={before} after={after} />
              ) : (
                <WholeRecord readOnly={readOnly} after={after} />
              )}
              {submit && <div className={formStyles['submit']}>{submit}</div>}
            </div>
          </>
        )}
        {props.children}
        {!readOnly && !submit && <SaveBar isNew={isNew} saved={props.saved} onSave={save} />}
      </RecordContext>
    </ValidatorContext>
  );
}

function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const typed = target instanceof HTMLInputElement && !/^(?:checkbox|radio|button|file)$/.test(target.type);
  return typed || target instanceof HTMLTextAreaElement || target.isContentEditable;
}

/** Ctrl+Z undoes the last change, Ctrl+Shift+Z or Ctrl+Y redoes it; in a text input the browser's own undo applies. */
function useUndoKeys(model: RecordModel): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isText(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) model.redo();
      else model.undo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [model]);
}
