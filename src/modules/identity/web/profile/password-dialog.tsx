/** Changes the user's own password; requires the current one, in case of an unattended desk. */
import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { PasswordField } from '#platform/web/ui/feedback/password-field.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { newPasswordProblem } from '../../domain/password-rules.ts';

interface PasswordDialogProps {
  readonly email: string;
  /** Called with the number of other sessions that ended. */
  readonly onChanged: (ended: number) => void;
  readonly onClose: () => void;
}

interface Problems {
  readonly current_password?: string | undefined;
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

export function PasswordDialog({ email, onChanged, onClose }: PasswordDialogProps): ReactNode {
  const current = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  useReturnFocus();

  const show = (found: Problems): void => {
    setProblems(found);
    (found.current_password === undefined ? chosen : current).current?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const current_password = current.current?.value ?? '';
    const password = chosen.current?.value ?? '';
    if (busy) return;
    const missing = current_password === '' ? 'Enter the password you use now.' : undefined;
    const problem = newPasswordProblem(password, email);
    if (missing !== undefined || problem !== undefined) return show({ current_password: missing, password: problem });
    setBusy(true);
    try {
      const { ended } = await call('change_password', { body: { current_password, password } });
      onChanged(ended);
    } catch (failure) {
      setBusy(false);
      const errors = failure instanceof CallError ? failure.errors : [];
      const ofFields = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
      show(errors.length > 0 ? ofFields : { form: messageOf(failure) ?? undefined });
    }
  };

  return (
    <Modal opened onClose={onClose} title="Change password" size="md">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {problems.form !== undefined && <Notice variant="error">{problems.form}</Notice>}
          <input type="email" value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            ref={current}
            label="Current password"
            autoComplete="current-password"
            maxLength={256}
            error={problems.current_password}
            onInput={() => setProblems({ ...problems, current_password: undefined })}
            data-autofocus
          />
          <PasswordField
            ref={chosen}
            label="New password"
            description="At least 10 characters. A few words in a row are easy to remember and hard to guess."
            autoComplete="new-password"
            maxLength={256}
            error={problems.password}
            onInput={() => setProblems({ ...problems, password: undefined })}
          />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Change password
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
