/** The open dialog of `SchemaDialog`: Enter submits, Esc closes, and the server's errors are shown at the fields. Closing it with unsaved changes asks first. */

import { Button } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import { CallError, messageOf, type FieldError } from '../../client/call-error.ts';
import { bringIntoView } from '../../ui/feedback/focus-invalid.ts';
import { useClosePrompt } from '../../ui/feedback/leave-prompt.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useReturnFocus } from '../../ui/feedback/return-focus.ts';
import { DialogActions } from '../../ui/layout/dialog-actions.tsx';
import { fieldIdOf, rowIdOf } from '../ids.ts';
import type { Layout } from '../model/form-definition.ts';
import { placesAbove, rowName } from '../model/path.ts';
import { inputIn, revealWhenThere, toCome, untilThere } from '../reveal.ts';
import { ValidatorContext } from '../rjsf/bridge.tsx';
import { Groups } from './field-list.tsx';
import { inDrawnOrder } from './form-fields.ts';
import { openForm, type FormOptions, type GeneratedForm, type OpenForm } from './open-form.ts';
import { RecordContext, useRecordReading } from './record-context.ts';
import { RestoreDraft } from './restore-draft.tsx';
import styles from './schema-form.module.css';

export interface SchemaDialogProps<Layouts extends string, Edited> extends FormOptions<Layouts> {
  readonly form: GeneratedForm<Layouts>;
  readonly title: string;
  /** Label of the button, a verb: `Schedule`. */
  readonly action: string;
  readonly cancel?: string;
  /** Shown when the call failed for a reason that no field can show. */
  readonly failed: string;
  /** Whether input among the children was changed. */
  readonly changed?: boolean;
  /** Another dialog is currently in front of it. */
  readonly behind?: boolean;
  /** Wider for fields that share a line. */
  readonly size?: 'md' | 'lg' | 'xl';
  /** The record that is edited; what counts is how it was when the dialog was opened. */
  readonly record?: Edited | undefined;
  /**
   * The form's value of a record, where others may change it meanwhile: a conflict comes with the record as they saved
   * it, which is merged into what the user typed.
   */
  readonly storedOf?: (record: Edited) => JsonObject;
  /** A part that was entered before the form opened, such as an outline that was drawn; `what`: 'the outline'. */
  readonly begunWith?: { readonly value: JsonObject; readonly what: string };
  /** Loads the newer state after a conflict, where the form has no field that others change. */
  readonly onReload?: () => Promise<unknown>;
  /**
   * The parent closes the dialog; an error that this throws is shown in it.
   * @param now the record on which the value is based: as it was when the dialog was opened, or as a conflict brought it
   */
  readonly onSubmit: (value: JsonObject, now: Edited | undefined) => Promise<void> | void;
  readonly onClose: () => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** What the parent asks above the fields. */
const ownInput = 'input:not([type="hidden"], :disabled), select, textarea';

/** The dialog focuses the marked element, so that the next keystroke goes into the first field. */
function focusFirst(form: HTMLFormElement | null): (() => void) | undefined {
  const field = form?.querySelector(`[data-field], ${ownInput}`) ?? null;
  if (!field?.querySelector(toCome)) {
    inputIn(field)?.setAttribute('data-autofocus', '');
    return undefined;
  }
  // The editor is still loading: until then the focus is on the close button.
  return untilThere(() => {
    if (field.querySelector(toCome)) return false;
    inputIn(field)?.focus();
    return true;
  });
}

/** Brings the first field with an error into sight and focuses it. Returns what no field can show. */
function showErrors(found: readonly FieldError[], layout: Layout): string | undefined {
  const errors = inDrawnOrder(found, layout);
  const unseen = errors.filter(({ field }) => rowAbout(field) === undefined);
  const [first] = errors.filter((error) => !unseen.includes(error));
  if (first) reveal(first.field, rowAbout(first.field) ?? first.field);
  return unseen.length > 0 ? unseen.map(({ message }) => message).join(' ') : undefined;
}

/** The field with a row that shows the error: its own, or the list that it is in. */
function rowAbout(field: string): string | undefined {
  return [field, ...placesAbove(field)].find((place) => document.getElementById(rowIdOf(rowName(place.split('.')))));
}

/** @param shownAt the field itself, or the list that it is in, whose entry is then focused */
function reveal(field: string, shownAt: string): void {
  const row = rowName(shownAt.split('.'));
  revealWhenThere(row);
  if (field === shownAt) return;
  const entry = field.slice(shownAt.length + 1).split('.');
  inputIn(document.getElementById([fieldIdOf(row), ...entry].join('_')))?.focus();
}

/** The record as someone else saved it meanwhile, and undefined for another failure. */
function savedMeanwhile(failure: unknown): unknown {
  return isConflict(failure) ? (failure.data as { readonly record?: unknown }).record : undefined;
}

function isConflict(failure: unknown): failure is CallError {
  return failure instanceof CallError && failure.code === 'conflict';
}

/** Without the record of when the dialog was opened, saving again would be refused again. */
function problemIn(failure: unknown, canReload: boolean): string | undefined {
  const message = messageOf(failure) ?? undefined;
  if (canReload || !isConflict(failure)) return message;
  return `${message} Close this window and open it again to see the change.`;
}

/** The form over the record, with what was entered before it opened as the first change. */
function openWith<Layouts extends string, Edited>(props: SchemaDialogProps<Layouts, Edited>): OpenForm {
  const opened = openForm(props.form, props);
  if (props.begunWith) opened.model.take({ ...opened.model.state().value, ...props.begunWith.value });
  return opened;
}

const replacing = 'Saving again replaces their change.';
const replaces = `Someone else changed this in the meantime. ${replacing}`;

export function OpenedDialog<Layouts extends string, Edited = never>(
  props: SchemaDialogProps<Layouts, Edited>,
): ReactNode {
  const { title, action, storedOf, onReload, onSubmit, onClose } = props;
  const [{ model, layout, validator }] = useState(() => openWith(props));
  const [begun] = useState(() => model.state().value);
  const [draft] = useState(() => `${location.pathname}:${title}:${JSON.stringify(props.stored ?? {})}`);
  const [problem, setProblem] = useState<string>();
  // Not the record as it is live: saving would then replace what others saved while the dialog was open.
  const [now, setNow] = useState(props.record);
  const [isOutdated, setOutdated] = useState(false);
  const isSaving = useRecordReading(model, ['status'], (state) => state.saving === 'saving');
  const isChanged = useRecordReading(model, ['edited', 'pending'], ({ changed, value }) => changed && value !== begun);
  const { close, prompt } = useClosePrompt(isChanged || props.changed === true, onClose, { isSaving });
  useReturnFocus();
  const refuse = (failure: unknown): void => {
    const errors = failure instanceof CallError ? failure.errors : [];
    model.setServerErrors(errors.map(({ field, message, code = 'refused' }) => ({ field, message, code })));
    model.setSaving('failed');
    setProblem(
      showErrors(errors, layout) ?? (errors.length > 0 ? undefined : problemIn(failure, onReload !== undefined)),
    );
    setOutdated(isConflict(failure));
  };
  const reload = async (): Promise<void> => {
    await onReload?.();
    setProblem(undefined);
  };
  const merge = (record: Edited, stored: JsonObject, failure: unknown): void => {
    const errors = model.renew(stored).map((field) => ({ field, message: replaces, code: 'conflict' }));
    model.setServerErrors(errors);
    model.setSaving('failed');
    setNow(record);
    const unseen = showErrors(errors, layout) && props.begunWith?.what;
    const except = errors.length > 0 ? `, except in ${unseen ?? 'the marked fields'}` : '';
    const lost = unseen ? ` ${replacing}` : '';
    setProblem(`${messageOf(failure)} What they changed is in this form now${except}. Check it and save again.${lost}`);
  };
  const submit = async (): Promise<void> => {
    if (model.state().saving === 'saving') return;
    model.attempt();
    const findings = model.findings();
    setProblem(showErrors(findings, layout));
    if (findings.length > 0) return;
    model.setSaving('saving');
    try {
      await onSubmit(model.shownValue(), now);
      model.setSaving('idle');
    } catch (failure) {
      const record = savedMeanwhile(failure) as Edited | undefined;
      if (record && storedOf) merge(record, storedOf(record), failure);
      else refuse(failure);
    }
  };
  const onForm = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <Modal opened={props.behind !== true} onClose={close} size={props.size ?? 'md'} title={title}>
      <ValidatorContext value={validator}>
        <RecordContext value={model}>
          <form ref={focusFirst} onSubmit={onForm} noValidate>
            <RestoreDraft name={draft} onlyInterrupted />
            {props.children}
            <div className={styles['dialog']}>
              {layout.steps.map(({ id, groups }) => (
                <Groups key={id} groups={groups} readOnly={false} />
              ))}
            </div>
            {problem !== undefined && (
              <div ref={bringIntoView}>
                <Notice variant="error" title={props.failed}>
                  {problem}
                  {isOutdated && onReload && (
                    <Button variant="default" size="xs" mt="xs" display="block" onClick={() => void reload()}>
                      Show the change
                    </Button>
                  )}
                </Notice>
              </div>
            )}
            <DialogActions>
              <Button variant="default" onClick={close}>
                {props.cancel ?? 'Cancel'}
              </Button>
              <Button type="submit" loading={isSaving}>
                {action}
              </Button>
            </DialogActions>
          </form>
        </RecordContext>
      </ValidatorContext>
      {prompt}
    </Modal>
  );
}
