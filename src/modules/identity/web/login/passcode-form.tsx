/** The second step of signing in: a passcode of an authenticator app, or a recovery code (F100). */
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { LoginBody } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { signIn } from '#platform/web/client/session.ts';
import styles from './login.module.css';

interface PasscodeFormProps {
  /** Everything for the sign-in except the passcode. */
  readonly credentials: LoginBody;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

export default function PasscodeForm({ credentials, onSignedIn, onBack }: PasscodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [recovering, setRecovering] = useState(false);

  // The only field of the page gets the focus.
  useEffect(() => input.current?.focus(), [recovering]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const passcode = input.current?.value.trim() ?? '';
    if (busy) return;
    if (passcode === '') {
      setProblem(recovering ? 'Enter a recovery code.' : 'Enter the 6 digits that the app shows.');
      return input.current?.focus();
    }
    setBusy(true);
    try {
      await signIn({ ...credentials, two_factor_auth_passcode: passcode });
      onSignedIn();
    } catch (failure) {
      setBusy(false);
      setProblem(messageOf(failure) ?? undefined);
      input.current?.select();
    }
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Text>
        {recovering
          ? 'Enter one of the recovery codes that you saved. Each works once.'
          : 'Open your authenticator app and enter the passcode that it shows.'}
      </Text>
      <TextInput
        key={String(recovering)}
        ref={input}
        label={recovering ? 'Recovery code' : 'Passcode'}
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete={recovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        size="md"
        error={problem}
        onInput={() => setProblem(undefined)}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Log in
      </Button>
      <Anchor
        component="button"
        type="button"
        size="sm"
        className={styles['forgot'] ?? ''}
        onClick={() => {
          setProblem(undefined);
          setRecovering(!recovering);
        }}
      >
        {recovering ? 'Use your authenticator app' : 'Use a recovery code'}
      </Anchor>
      <Anchor component="button" type="button" size="sm" className={styles['forgot'] ?? ''} onClick={onBack}>
        Back to log in
      </Anchor>
    </form>
  );
}
