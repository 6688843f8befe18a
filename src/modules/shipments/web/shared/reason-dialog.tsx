/** Asks for the reason of a change: one of the provider's, or another where that is allowed. */
import { Button, Group, Select, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { ReasonChoices } from '#generated/types.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { focusInvalid } from '#platform/web/ui/feedback/focus-invalid.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { sentence } from '#engine/values/sentence.ts';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** Label of the button, a verb. */
  readonly action: string;
  /** Label of the button that cancels. */
  readonly cancelLabel?: string;
  readonly label?: string;
  readonly reasons: ReasonChoices;
  /** The message without a reason; `Give a reason.` by default. */
  readonly missing?: string;
  readonly danger?: boolean;
  readonly failed: string;
  /** Errors that it throws are shown in the dialog. */
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
  /** Fields above the reason. */
  readonly children?: ReactNode;
}

const other = 'Other';

export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { title, action, reasons, label = 'Reason', onClose } = props;
  const [chosen, setChosen] = useKeptInput<string | null>(`${title} choice`, null);
  const [text, setText] = useKeptInput(title, '');
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useReturnFocus();
  const isList = reasons.choices.length > 0;
  const isWritten = !isList || chosen === other;
  const written = useRef<HTMLTextAreaElement>(null);
  // After ‘Other’ the next key belongs into what it is.
  useEffect(() => {
    if (isList && isWritten) written.current?.focus();
  }, [isList, isWritten]);
  const reason = (isWritten ? text : (chosen ?? '')).trim();
  const { close, prompt } = useClosePrompt(reason !== '', onClose, { isSaving: busy });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reasons.required && reason === '') {
      setMissing(sentence(props.missing ?? 'Give a reason'));
      return focusInvalid(form.current);
    }
    setMissing(undefined);
    setBusy(true);
    try {
      await props.onSubmit(reason);
      onClose();
    } catch (failure) {
      const errorMessage = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(errorMessage ?? messageOf(failure) ?? props.failed);
      setBusy(false);
    }
  };
  const optional = (of: string): string => (reasons.required ? of : `${of} (Optional)`);
  const choices = [...new Set([...reasons.choices, ...(reasons.may_be_other ? [other] : [])])];
  return (
    <Modal opened onClose={close} title={title} size="md">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        {props.children}
        {isList && (
          <Select
            label={optional(label)}
            data={choices}
            value={chosen}
            onChange={(value) => {
              setChosen(value);
              setProblem(undefined);
              setMissing(undefined);
            }}
            error={isWritten ? undefined : missing}
            required={reasons.required}
            allowDeselect={!reasons.required}
            data-autofocus
            comboboxProps={{ withinPortal: true }}
          />
        )}
        {isWritten && (
          <Textarea
            mt={isList ? 'sm' : 0}
            ref={written}
            label={optional(isList ? 'Other reason' : label)}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setProblem(undefined);
              setMissing(undefined);
            }}
            error={missing}
            required={reasons.required}
            maxLength={300}
            autosize
            minRows={2}
            {...(isList ? {} : { 'data-autofocus': true })}
          />
        )}
        {problem !== undefined && (
          <Notice variant="error" title={props.failed}>
            {problem}
          </Notice>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button type="submit" loading={busy} {...(props.danger ? { color: 'red' } : {})}>
            {action}
          </Button>
        </Group>
      </form>
      {prompt}
    </Modal>
  );
}
