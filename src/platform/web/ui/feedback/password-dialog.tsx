/** Asks for the password again before a sensitive action, in case the user has left the desk. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CallError, messageOf } from '../../client/call-error.ts';
import { PasswordField } from './password-field.tsx';
import { Modal } from './modal.tsx';
import { Notice } from './notice.tsx';
import { useReturnFocus } from './return-focus.ts';

interface PasswordDialogProps {
  readonly title: string;
  /** The reason for asking. */
  readonly children: ReactNode;
  /** A verb: 'Save', not 'OK'. */
  readonly action: string;
  /** A failure that it rejects with is shown: at the password, or above it when it is about something else. */
  readonly onPassword: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

interface Problems {
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

export function PasswordDialog({ title, children, action, onPassword, onCancel }: PasswordDialogProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  useReturnFocus();
  const show = (found: Problems): void => {
    setProblems(found);
    if (found.password !== undefined) input.current?.select();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // React events bubble from a dialog to the form that opened it.
    event.stopPropagation();
    const password = input.current?.value ?? '';
    if (busy) return;
    if (password === '') return show({ password: 'Enter your password.' });
    setProblems({});
    setBusy(true);
    try {
      await onPassword(password);
    } catch (failure) {
      show(problemsOf(failure));
    }
    setBusy(false);
  };
  // What was requested can no longer be taken back, and its result is shown next.
  const cancel = (): void => (busy ? undefined : onCancel());
  return (
    <Modal opened onClose={cancel} title={title} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          {problems.form !== undefined && <Notice variant="error">{problems.form}</Notice>}
          <Text size="sm" component="div">
            {children}
          </Text>
          <PasswordField
            ref={input}
            label="Your password"
            description="The password you sign in with."
            autoComplete="current-password"
            maxLength={256}
            error={problems.password}
            onChange={() => setProblems({})}
            data-autofocus
          />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function problemsOf(failure: unknown): Problems {
  const errors = failure instanceof CallError ? failure.errors : [];
  const password = errors.find(({ field }) => field === 'password')?.message;
  return password === undefined ? { form: messageOf(failure) ?? undefined } : { password };
}
