/** The two fields: Enter submits, errors stand where they can be mended, and nothing that was typed is lost. */
import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { signIn } from '#platform/web/client/session.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import styles from './login.module.css';
import { loginErrors, missing, noErrors, type LoginErrors } from './login-errors.ts';

interface LoginFormProps {
  /** Known already, such as after a new password was chosen. */
  readonly email: string;
  readonly onSignedIn: () => void;
  /** The password was right, and a passcode is needed as well. */
  readonly onPasscode: (email: string, password: string) => void;
  /** Given what was typed as the address so far. */
  readonly onForgot: (email: string) => void;
}

export function LoginForm({ email: known, onSignedIn, onPasscode, onForgot }: LoginFormProps) {
  const closed = useProviderSetting('unused_feature_public_account_creation');
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LoginErrors>(noErrors);
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);

  // The page is for this field, so the keyboard begins here.
  useEffect(() => focusOn(form.current, known === '' ? 'email' : 'password'), [known]);

  const show = (found: LoginErrors) => {
    setErrors(found);
    focusOn(form.current, found.email ? 'email' : 'password');
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const email = textOf(fields, 'email').trim();
    const password = textOf(fields, 'password');
    const empty = missing(email, password);
    if (empty) return show(empty);
    setBusy(true);
    setErrors(noErrors);
    try {
      if (await signIn(email, password)) onSignedIn();
      else onPasscode(email, password);
    } catch (failure) {
      setBusy(false);
      show(loginErrors(failure));
    }
  };

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {errors.form && <Notice variant="error">{errors.form}</Notice>}
      <TextInput
        name="email"
        type="email"
        defaultValue={known}
        label="Email address"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        size="md"
        error={errors.email}
        onInput={() => errors.email && setErrors({ ...errors, email: undefined })}
      />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        size="md"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? 'Hide password' : 'Show password', tabIndex: 0 }}
        error={errors.password}
        onInput={() => errors.password && setErrors({ ...errors, password: undefined })}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Log in
      </Button>
      <Anchor
        component="button"
        type="button"
        size="sm"
        className={styles['forgot'] ?? ''}
        onClick={() => onForgot(form.current ? textOf(new FormData(form.current), 'email').trim() : '')}
      >
        Forgot your password?
      </Anchor>
      {!closed && (
        <Anchor component={Link} to="/register" size="sm" className={styles['forgot'] ?? ''}>
          Open an account
        </Anchor>
      )}
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, field: 'email' | 'password'): void {
  form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
