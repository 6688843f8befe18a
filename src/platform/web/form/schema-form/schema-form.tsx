/**
 * A form over one record: the fields of a layout, or of the whole schema, and above them what stands in the way of saving. It asks
 * nothing of the network; whoever mounts it gives it a model and says what saving means.
 */

import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import styles from '../form.module.css';
import { useFormKeys } from '../form-keys.ts';
import type { Layout } from '../model/form-definition.ts';
import type { RecordModel } from '../model/record-model.ts';
import { ValidatorContext } from '../rjsf/bridge.tsx';
import type { FormValidator } from '../rjsf/precompiled.ts';
import { Groups, WholeRecord, type AroundGroups } from './field-list.tsx';
import { FindingSummary } from './finding-summary.tsx';
import { allFields } from './form-fields.ts';
import { FormSteps } from './form-steps.tsx';
import { RecordContext, useRecordReading } from './record-context.ts';
import { RestoreDraft } from './restore-draft.tsx';
import { SaveBar } from './save-bar.tsx';
import formStyles from './schema-form.module.css';
import { SubmitButtons } from './submit-buttons.tsx';
import { useUndoKeys } from './undo-keys.ts';

interface RecordFieldsProps {
  readonly model: RecordModel;
  /** Said of all of them together. */
  readonly label: string;
}

/** Only the fields: for a record that is not saved but used at once, such as what a preview is made of. */
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
  /** Of a form whose schema was compiled: RJSF asks it which branch of a choice a value belongs to. */
  readonly validator?: FormValidator;
  /** A record that is not there yet can be saved as it is. */
  readonly isNew?: boolean;
  readonly readOnly?: boolean;
  /** Said to screen readers after a save: `Rule saved`. */
  readonly saved: string;
  /** The button of a form that makes something new, such as `Create shipment`; without it the bar that saves is shown. */
  readonly submit?: string;
  /** A second thing that can be done with a form that makes something new, such as saving a quote. */
  readonly also?: { readonly label: string; readonly onSave: (value: JsonObject) => void };
  /** Above what is listed as wrong: `Please fill in all the required fields.` */
  readonly summary?: string;
  /** Called only when nothing stands in the way, with the record as it is to be saved. */
  readonly onSave: (value: JsonObject) => void;
  readonly before?: AroundGroups;
  readonly after?: AroundGroups;
  /** Keeps what was typed over a reload, under this name: `integration_rule:12`. */
  readonly draft?: string;
  readonly children?: ReactNode;
}

/** Saves unless something is wrong; then every finding is shown. */
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

/** The whole form. Ctrl+S saves; a save that is refused takes the person to what is wrong. */
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
