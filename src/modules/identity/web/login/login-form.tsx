/** The sign-in form: Enter submits, errors are shown at their fields, and nothing typed is lost. */
import { Anchor, Button, TextInput } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LoginBody } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError } from '#platform/web/client/call-error.ts';
import { boot } from '#platform/web/client/boot.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { signIn } from '#platform/web/client/session.ts';
import { PasswordField } from '#platform/web/ui/feedback/password-field.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import styles from './login.module.css';
import { loginErrors, missing, noErrors, type LoginErrors } from './login-errors.ts';

const canUsePasskeys = 'PublicKeyCredential' in window;

type SocialCredentials = NonNullable<LoginBody['social_credentials']>;

// Loaded only where a provider has turned it on.
const SocialSignIn = lazy(() => import('./social-sign-in.tsx'));

interface LoginFormProps {
  /** A known address, such as after choosing a new password. */
  readonly email: string;
  readonly onSignedIn: () => void;
  /** The credentials were accepted, and a passcode is required. */
  readonly onPasscode: (credentials: LoginBody) => void;
  /** Called with the address typed so far. */
  readonly onForgot: (email: string) => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

export function LoginForm({ email: known, onSignedIn, onPasscode, onForgot, children }: LoginFormProps) {
  const closed = useProviderSetting('unused_feature_public_account_creation') || boot().provider.status === 'inactive';
  const google = useProviderSetting('google_login_enabled');
  const apple = useProviderSetting('apple_login_enabled');
  const hasSocial = google || apple;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LoginErrors>(noErrors);
  const [busy, setBusy] = useState(false);
  /** An identity of Google or Apple: connected with the login whose password is entered next. */
  const [identity, setIdentity] = useState<SocialCredentials>();

  // The first empty field gets the focus.
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
    await attempt({ email, password, ...(identity && { social_credentials: identity }) });
  };

  const usePasskey = async () => {
    setErrors(noErrors);
    try {
      const { showPasskey } = await import('../passkey.ts');
      const passkey = await showPasskey(await call('begin_passkey_sign_in'));
      if (passkey) await attempt({ passkey });
    } catch (failure) {
      show(loginErrors(failure));
    }
  };

  const attempt = async (credentials: LoginBody) => {
    setBusy(true);
    setErrors(noErrors);
    try {
      if (await signIn(credentials)) onSignedIn();
      else onPasscode(credentials);
    } catch (failure) {
      setBusy(false);
      // After a wrong password the next one still connects the identity.
      const isKept = hasCode(failure, 'link_needs_password') || hasCode(failure, 'invalid_credentials');
      setIdentity((isKept && credentials.social_credentials) || undefined);
      if (hasCode(failure, 'link_needs_password')) focusOn(form.current, 'email');
      else show(loginErrors(failure));
    }
  };

  /** Such as after choosing the wrong account in Google's window. */
  const forgetIdentity = () => {
    setIdentity(undefined);
    // The button goes away.
    focusOn(form.current, 'email');
  };

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {identity && (
        <Notice variant="info">
          Log in with your email address and password once. From then on {nameOf(identity)} logs you in.
          <Anchor component="button" type="button" size="sm" display="block" mt="xs" onClick={() => forgetIdentity()}>
            Don’t connect {nameOf(identity)}
          </Anchor>
        </Notice>
      )}
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
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        size="md"
        error={errors.password}
        onInput={() => errors.password && setErrors({ ...errors, password: undefined })}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Log in
      </Button>
      {canUsePasskeys && (
        <Button variant="default" size="md" fullWidth disabled={busy} onClick={() => void usePasskey()}>
          Use a passkey
        </Button>
      )}
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
      {hasSocial && !identity && (
        <Suspense>
          <SocialSignIn onCredentials={(social_credentials) => void attempt({ social_credentials })} />
        </Suspense>
      )}
    </form>
  );
}

function hasCode(failure: unknown, code: string): boolean {
  return failure instanceof CallError && failure.code === code;
}

function nameOf({ identity_provider }: SocialCredentials): string {
  return identity_provider === 'google' ? 'Google' : 'Apple';
}

function focusOn(form: HTMLFormElement | null, field: 'email' | 'password'): void {
  form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
