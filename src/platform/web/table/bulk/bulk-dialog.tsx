/** Confirms an action on the selected rows, then shows its progress and the rows that were refused, with reasons. */
import { Button, Fieldset, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { sentence } from '#engine/values/sentence.ts';
import { numberText } from '#platform/domain/amount.ts';
import { CallError, messageOf } from '../../client/call-error.ts';
import { focusInvalid } from '../../ui/feedback/focus-invalid.ts';
import { useClosePrompt } from '../../ui/feedback/leave-prompt.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { StopBulkChange } from './stop-bulk-change.tsx';
import { useBulkRun, type BulkProgress, type RunPart } from './bulk-run.ts';
import { useReturnFocus } from '../../ui/feedback/return-focus.ts';

interface BulkDialogProps {
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
  /** Title of the message when the action failed. */
  readonly failed: string;
  /** The selected rows. */
  readonly ids: readonly number[];
  /** Whether something was filled in that is lost when it is closed before it begins. */
  readonly changed: boolean;
  /** What still has to be filled in; nothing is sent until then. */
  readonly missing?: { readonly field: string; readonly message: string } | undefined;
  /** Runs the action on some of the rows. */
  readonly run: RunPart;
  /** Whether the server takes all rows at once, and starts a job when there are many. */
  readonly byJob?: boolean;
  /** What refused rows couldn’t be; `changed` by default. */
  readonly refusal?: string;
  /** The message for that many changed rows: `3 shipments changed`. */
  readonly done: (count: number) => string;
  /** `refused`: the rows that stay selected. */
  readonly onDone: (refused: readonly string[]) => void;
  readonly onClose: () => void;
  /** `errorAt`: what is wrong with a field, once it was tried to send. */
  readonly children: ReactNode | ((errorAt: (field: string) => string | undefined) => ReactNode);
}

export function BulkDialog(props: BulkDialogProps): ReactNode {
  useReturnFocus();
  const { ids, missing, onDone, onClose } = props;
  // The rows stay the same while the list behind the dialog updates.
  const { progress, isRunning, isBegun, jobId, run } = useBulkRun(useState(ids)[0], props.byJob === true);
  const isJob = jobId !== undefined;
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errorAt = (field: string): string | undefined =>
    isTried && missing?.field === field ? sentence(missing.message) : undefined;
  const { left, refused, warnings = [] } = progress;
  const isOver = left.length === 0;
  const total = left.length + progress.changed + refused.length;
  const isLost = props.changed && !isRunning && !isBegun && left.length === total;
  const closing = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and with it the focus.
  useEffect(() => {
    if (isOver) closing.current?.focus();
  }, [isOver]);
  const { close, prompt } = useClosePrompt(isLost, () => {
    if (isRunning && !isJob) return;
    onClose();
    if (isRunning) return onDone([]);
    if (left.length < total) onDone([...left, ...[...refused, ...warnings].map(({ id }) => id)].map(String));
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(undefined);
    setTried(true);
    if (missing !== undefined) return focusInvalid(form.current);
    try {
      const end = await run(props.run);
      if (end.changed > 0) showToast('success', props.done(end.changed));
      if (end.refused.length + (end.warnings?.length ?? 0) > 0) return;
      onClose();
      onDone([]);
    } catch (failure) {
      const reason = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(reason ?? messageOf(failure) ?? 'Try again.');
    }
  };
  return (
    <Modal opened onClose={close} title={props.title} size="md">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Fieldset variant="unstyled" disabled={isRunning || isBegun}>
          {typeof props.children === 'function' ? props.children(errorAt) : props.children}
        </Fieldset>
        {(isRunning || (!isOver && left.length < total)) && <HowFar progress={progress} total={total} />}
        {isRunning && isJob && (
          <Text size="sm" mt="xs">
            You can close this page. Bulk changes shows how far it is.
          </Text>
        )}
        <Stack gap="sm" mt="md">
          {problem !== undefined && !isRunning && (
            <Notice variant="error" title={props.failed}>
              {problem}
            </Notice>
          )}
          {refused.length > 0 && (
            <Named
              title={`${numberText(refused.length)} of ${numberText(total)} couldn’t be ${props.refusal ?? 'changed'}.`}
              rows={refused}
            />
          )}
          {warnings.length > 0 && (
            <Named title={`${numberText(warnings.length)} changed with a warning`} rows={warnings} />
          )}
        </Stack>
        <Group justify="flex-end" mt="sm" gap="xs">
          <Button ref={closing} variant="default" onClick={close} disabled={isRunning && !isJob}>
            {isJob || left.length < total ? 'Close' : 'Cancel'}
          </Button>
          {isRunning && isJob && !isOver && <StopBulkChange id={jobId} />}
          {!isOver && !(isRunning && isJob) && (
            <Button type="submit" loading={isRunning}>
              {left.length < total ? `Continue with ${numberText(left.length)}` : props.action}
            </Button>
          )}
        </Group>
      </form>
      {prompt}
    </Modal>
  );
}

interface OutcomeProps {
  readonly progress: BulkProgress;
  readonly total: number;
}

function HowFar({ progress, total }: OutcomeProps): ReactNode {
  const over = total - progress.left.length;
  return (
    <>
      <Text size="sm" mt="md" role="status">{`${numberText(over)} of ${numberText(total)} done`}</Text>
      <Progress mt="xs" value={(100 * over) / total} aria-label="Done" />
    </>
  );
}

/** Each message once, with the number of rows, which stay selected in the list. */
function Named({ title, rows }: { readonly title: string; readonly rows: BulkProgress['refused'] }): ReactNode {
  const counts = new Map<string, number>();
  for (const { message } of rows) counts.set(message, (counts.get(message) ?? 0) + 1);
  return (
    <Notice variant="warning" title={title}>
      {[...counts].map(([message, count]) => (
        <Text key={message} size="sm">
          {count === 1 ? message : `${message} (${numberText(count)})`}
        </Text>
      ))}
    </Notice>
  );
}
