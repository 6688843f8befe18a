/** The page of an emailed link: chooses a new password, after it was forgotten or with an invitation. */
import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CheckPasswordLinkAnswer200, LoginBody } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { signIn } from '#platform/web/client/session.ts';
import { PasswordField } from '#platform/web/ui/feedback/password-field.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { newPasswordProblem } from '../../domain/password-rules.ts';
import styles from './login.module.css';

interface ChoosePasswordProps {
  readonly token: string;
  readonly onSignedIn: () => void;
  /** The password was accepted, and a passcode is required. */
  readonly onPasscode: (credentials: LoginBody) => void;
  /** Requests a new link. */
  readonly onAgain: () => void;
}

type Found = { readonly link: CheckPasswordLinkAnswer200 } | { readonly problem: string; readonly expired: boolean };

export default function ChoosePassword({ token, onAgain, ...signedIn }: ChoosePasswordProps) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    call('check_password_link', { body: { token } }).then(
      (link) => setFound({ link }),
      (failure: unknown) => setFound(problemOf(failure)),
    );
  }, [token]);
  if (!found) return <PageSkeleton rows={1} />;
  if ('problem' in found)
    return (
      <div className={styles['form']}>
        <Notice variant="error">{found.problem}</Notice>
        {found.expired ? (
          <Button size="md" fullWidth onClick={onAgain}>
            Send a new link
          </Button>
        ) : (
          <Button size="md" fullWidth onClick={() => location.reload()}>
            Try again
          </Button>
        )}
      </div>
    );
  return (
    <ChooseForm token={token} link={found.link} {...signedIn} onExpired={(failure) => setFound(problemOf(failure))} />
  );
}

function problemOf(failure: unknown): Found {
  // A token cut off by a mail program is refused as malformed.
  const expired = failure instanceof CallError && (failure.status === 410 || failure.status === 400);
  const problem = expired ? 'This link has expired or was used already.' : (messageOf(failure) ?? '');
  return { problem, expired };
}

interface ChooseFormProps extends Omit<ChoosePasswordProps, 'onAgain'> {
  readonly link: CheckPasswordLinkAnswer200;
  readonly onExpired: (failure: unknown) => void;
}

function ChooseForm({ token, link, onSignedIn, onPasscode, onExpired }: ChooseFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  // The only field of the page gets the focus.
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (busy) return;
    const wrong = newPasswordProblem(password, link.email);
    setProblem(wrong);
    if (wrong !== undefined) return input.current?.focus();
    setBusy(true);
    try {
      const credentials = { email: link.email, verification_code: token, password };
      if (!(await signIn(credentials))) return onPasscode(credentials);
      showToast('success', 'Password saved');
      onSignedIn();
    } catch (failure) {
      setBusy(false);
      if (failure instanceof CallError && failure.status === 410) return onExpired(failure);
      const ofField = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(ofField ?? messageOf(failure) ?? undefined);
    }
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Text>
        {link.kind === 'invitation' ? `Welcome, ${link.name}. ` : ''}You log in as <strong>{link.email}</strong>.
      </Text>
      <input type="email" value={link.email} autoComplete="username" readOnly hidden />
      <PasswordField
        ref={input}
        label="New password"
        description="At least 10 characters. A few words in a row are easy to remember and hard to guess."
        autoComplete="new-password"
        maxLength={256}
        size="md"
        error={problem}
        onInput={() => setProblem(undefined)}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        Save password
      </Button>
    </form>
  );
}
