/** Requests a link to choose a new password; the message is the same whether or not the address exists. */
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '#platform/web/client/call.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import styles from './login.module.css';
import { loginErrors, noErrors, type LoginErrors } from './login-errors.ts';

interface ForgotPasswordProps {
  /** The address typed before. */
  readonly email: string;
  readonly onBack: () => void;
}

export default function ForgotPassword({ email: typed, onBack }: ForgotPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<LoginErrors>(noErrors);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  // The only field of the page gets the focus, and then what replaces it.
  const isSent = sentTo !== undefined;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => (isSent ? back : input).current?.focus(), [isSent]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    if (busy) return;
    if (email === '') {
      setErrors({ email: 'Enter your email address.' });
      input.current?.focus();
      return;
    }
    setBusy(true);
    setErrors(noErrors);
    try {
      await call('request_password_reset', { body: { email } });
      setSentTo(email);
    } catch (failure) {
      setErrors(loginErrors(failure));
    }
    setBusy(false);
  };

  if (sentTo !== undefined)
    return (
      <div className={styles['form']} role="status">
        <Text>
          If <strong>{sentTo}</strong> has a login here, an email with a link is on its way. The link works for one
          hour.
        </Text>
        <Text c="dimmed" size="sm">
          Nothing there after a few minutes? Look in your spam folder.
        </Text>
        <Button ref={back} size="md" fullWidth onClick={onBack}>
          Back to log in
        </Button>
      </div>
    );
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Text>Enter the email address that you log in with. We send you a link to choose a new password.</Text>
      {errors.form && <Notice variant="error">{errors.form}</Notice>}
      <TextInput
        ref={input}
        type="email"
        label="Email address"
        defaultValue={typed}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        error={errors.email}
        onInput={() => errors.email && setErrors(noErrors)}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Send link
      </Button>
      <Anchor component="button" type="button" size="sm" className={styles['forgot'] ?? ''} onClick={onBack}>
        Back to log in
      </Anchor>
    </form>
  );
}
