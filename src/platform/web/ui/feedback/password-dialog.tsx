/** Asks for the password again before a sensitive action, in case the user has left the desk. */
import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './return-focus.ts';

interface PasswordDialogProps {
  readonly title: string;
  /** The reason for asking. */
  readonly children: ReactNode;
  /** A verb: 'Save', not 'OK'. */
  readonly action: string;
  /** Resolves to the error of the password, or undefined when it was right. */
  readonly onPassword: (password: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

export function PasswordDialog({ title, children, action, onPassword, onCancel }: PasswordDialogProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useReturnFocus();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // React events bubble from a dialog to the form that opened it.
    event.stopPropagation();
    const password = input.current?.value ?? '';
    if (busy) return;
    setBusy(true);
    const wrong = password === '' ? 'Enter your password.' : await onPassword(password);
    setBusy(false);
    setProblem(wrong);
    if (wrong !== undefined) input.current?.select();
  };
  return (
    <Modal opened onClose={onCancel} title={title} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Text size="sm" component="div">
          {children}
        </Text>
        <PasswordInput
          ref={input}
          mt="md"
          label="Your password"
          description="The password you sign in with."
          autoComplete="current-password"
          maxLength={256}
          error={problem}
          onChange={() => setProblem(undefined)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onCancel}>
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
