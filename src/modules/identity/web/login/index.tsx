/** The sign-in page in the provider's brand, with only the code that it needs. */
import { Title } from '@mantine/core';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isObject } from '#engine/values/json-value.ts';
import type { LoginBody } from '#generated/types.ts';
import { useProviderSetting, useProviderTitle } from '#platform/web/client/provider-settings.ts';
import { returnPath } from '#platform/web/client/address/return-path.ts';
import { signOut } from '#platform/web/client/session.ts';
import { BrandMark } from '#platform/web/ui/layout/brand-mark.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { DocumentLinks, SupportContact } from '#platform/web/shell/support-links.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';

// Loaded on demand: few visitors need them, and everyone waits for this page.
const ForgotPassword = lazy(() => import('./forgot-password.tsx'));
const PasscodeForm = lazy(() => import('./passcode-form.tsx'));
const ChoosePassword = lazy(() => import('./choose-password.tsx'));

export default function Login() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const ended = endedSession(useLocation().state);
  const verification = query.get('verification');
  const forgot = query.has('forgot');
  const [email, setEmail] = useState('');
  /** Kept in memory until the passcode is entered. */
  const [credentials, setCredentials] = useState<LoginBody>();
  // A verification link is for someone who is not signed in (F026).
  useEffect(() => {
    if (verification !== null) void signOut();
  }, [verification]);
  const arrive = () => {
    void navigate(returnPath(query.get('redirect')), { replace: true, state: ended?.returnState });
  };
  const without = (name: string): void => {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.delete(name);
      return next;
    });
  };
  const restart = (typed: string): void => {
    setEmail(typed);
    setQuery((before) => new URLSearchParams([...before, ['forgot', '']]));
  };
  if (credentials)
    return (
      <LoginPage title="Two-factor sign-in">
        <PasscodeForm credentials={credentials} onSignedIn={arrive} onBack={() => setCredentials(undefined)} />
      </LoginPage>
    );
  if (verification !== null)
    return (
      <LoginPage title="Choose a password">
        <ChoosePassword
          token={verification}
          onSignedIn={arrive}
          onPasscode={setCredentials}
          onAgain={() => setQuery({ forgot: '' })}
        />
      </LoginPage>
    );
  if (forgot)
    return (
      <LoginPage title="Forgot your password?">
        <ForgotPassword email={email} onBack={() => without('forgot')} />
      </LoginPage>
    );
  return (
    <LoginPage title="Log in">
      <LoginForm
        email={email}
        onSignedIn={arrive}
        onForgot={restart}
        onPasscode={(given) => {
          setEmail(given.email ?? '');
          setCredentials(given);
        }}
      >
        {ended && (
          <Notice variant="info" title="You’ve been logged out">
            Log in again to continue where you left off.
          </Notice>
        )}
      </LoginForm>
    </LoginPage>
  );
}

interface EndedSession {
  /** Values that were passed to the screen to return to. */
  readonly returnState?: unknown;
}

function endedSession(state: unknown): EndedSession | undefined {
  return isObject(state) && state['sessionEnded'] === true ? state : undefined;
}

function LoginPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const name = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  return (
    <div className={styles['page']}>
      <main className={styles['column']}>
        <div className={styles['brand']}>
          <BrandMark title={name} logo={logo} size="page" />
        </div>
        <section className={styles['card']} aria-labelledby="login-title">
          <Title order={1} id="login-title" className={styles['title']}>
            {title}
          </Title>
          <Suspense fallback={<PageSkeleton rows={1} />}>{children}</Suspense>
        </section>
        <SupportLine />
      </main>
    </div>
  );
}

/** Contact details and documents for someone who cannot sign in. */
function SupportLine() {
  const email = useProviderSetting('support_email_address');
  const phone = useProviderSetting('support_contact_number');
  const privacy = useProviderSetting('privacy_url');
  const terms = useProviderSetting('terms_url');
  return (
    <footer className={styles['support']}>
      <SupportContact lead="Trouble logging in?" between=" or " email={email} phone={phone} />
      {(privacy || terms) && (
        <p className={styles['links']}>
          <DocumentLinks privacy={privacy} terms={terms} />
        </p>
      )}
    </footer>
  );
}
