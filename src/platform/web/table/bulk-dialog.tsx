/** A question before something is done with the rows that were chosen: what went wrong, and what was refused of them and why. */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { CallError, messageOf } from '../client/call-error.ts';
import { Notice } from '../ui/feedback/notice.tsx';

interface BulkDialogProps {
  readonly title: string;
  /** Text of the button that does it. */
  readonly action: string;
  /** Title of what is said when nothing could be done. */
  readonly failed: string;
  /** How many rows were chosen. */
  readonly count: number;
  /** What is still to be filled in; nothing is sent before. */
  readonly missing: string | undefined;
  /** Does it, and answers the rows that were refused. */
  readonly run: () => Promise<readonly { readonly message: string }[]>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function BulkDialog(props: BulkDialogProps): ReactNode {
  const { count, missing, run, onDone, onClose } = props;
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setProblem(missing);
    if (missing !== undefined) return;
    setBusy(true);
    try {
      const left = await run();
      if (left.length === 0) {
        onClose();
        onDone();
        return;
      }
      const reasons = [...new Set(left.map(({ message }) => message))];
      setRefused([`${left.length} of ${count} couldn’t be changed.`, ...reasons]);
    } catch (failure) {
      const said = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(said ?? messageOf(failure) ?? 'Try again.');
    }
    setBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={props.title} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        {props.children}
        {problem !== undefined && (
          <Notice variant="error" title={props.failed}>
            {problem}
          </Notice>
        )}
        {refused.length > 0 && (
          <Notice variant="warning" title={refused[0] ?? ''}>
            {refused.slice(1).map((why) => (
              <Text key={why} size="sm">
                {why}
              </Text>
            ))}
          </Notice>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {refused.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" loading={busy}>
            {props.action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
