/** Setting up an authenticator app: the code to scan, the first passcode, and the recovery codes, which are shown once. */
import { Button, Code, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { BeginTwoFactorAnswer200 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { saveFile } from '#platform/web/ui/data/save-file.ts';
import { useUnsavedChanges } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import styles from './profile.module.css';

interface AuthenticatorDialogProps {
  readonly offer: BeginTwoFactorAnswer200;
  /** Called with the recovery codes. */
  readonly onEnabled: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

export function AuthenticatorDialog({ offer, onEnabled, onClose }: AuthenticatorDialogProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useReturnFocus();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const passcode = (input.current?.value ?? '').replaceAll(/\s/g, '');
    if (busy) return;
    if (!/^\d{6}$/.test(passcode)) {
      setProblem('Enter the 6 digits that the app shows.');
      return input.current?.focus();
    }
    setBusy(true);
    try {
      onEnabled((await call('enable_two_factor', { body: { passcode } })).recovery_codes);
    } catch (failure) {
      setBusy(false);
      const field = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(field ?? messageOf(failure) ?? undefined);
      input.current?.select();
    }
  };
  // Once it is turned on, the recovery codes must be shown.
  const cancel = (): void => (busy ? undefined : onClose());
  return (
    <Modal opened onClose={cancel} title="Set up your authenticator app" size="md">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">Scan this code with your authenticator app, then enter the 6 digits that it shows.</Text>
          <img
            className={styles['qr']}
            src={`data:image/svg+xml,${encodeURIComponent(offer.qr_svg)}`}
            alt="QR code for your authenticator app"
          />
          <div>
            <Text size="sm">Can’t scan it? Enter this key in the app:</Text>
            <Group gap="xs" wrap="nowrap">
              <Code className={styles['secret'] ?? ''}>{offer.secret}</Code>
              <CopyButton text={offer.secret} label="Copy key" />
            </Group>
          </div>
          <TextInput
            ref={input}
            label="Passcode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            error={problem}
            onInput={() => setProblem(undefined)}
            data-autofocus
          />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Turn on
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): ReactNode {
  const text = codes.join('\n');
  const { prompt } = useUnsavedChanges(true, undefined, 'The recovery codes can’t be viewed again.');
  useReturnFocus();
  return (
    // Shown once: only the button that says that they are saved closes it.
    <Modal
      opened
      onClose={onClose}
      title="Your recovery codes"
      size="md"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">
          Each code logs you in once when you don’t have your phone. Keep them in a safe place: they can’t be viewed
          again.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
          {codes.map((code) => (
            <Code key={code}>{code}</Code>
          ))}
        </SimpleGrid>
        <Group justify="flex-end" gap="xs">
          <CopyButton text={text} label="Copy codes" />
          <Button
            variant="default"
            data-autofocus
            onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            Download
          </Button>
          <Button onClick={onClose}>I have saved them</Button>
        </Group>
      </Stack>
      {prompt}
    </Modal>
  );
}
