/** Signing in: on the provider's page, with its name and colours, and nothing that is not needed for it. */
import { Title } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { returnPath } from '#platform/web/client/return-path.ts';
import { signOut } from '#platform/web/client/session.ts';
import { BrandMark } from '#platform/web/ui/layout/brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { SupportLine } from './support-line.tsx';

export default function Login() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const verifying = query.has('verification');
  const title = useProviderSetting('provider_title') ?? '';
  const logo = useProviderSetting('logo_url');
  // A verification link is for somebody who is not signed in.
  useEffect(() => {
    if (verifying) void signOut();
  }, [verifying]);
  const arrive = () => {
    void navigate(returnPath(query.get('redirect')), { replace: true });
  };
  return (
    <div className={styles['page']}>
      <main className={styles['column']}>
        <div className={styles['brand']}>
          <BrandMark title={title} logo={logo} size="page" />
        </div>
        <section className={styles['card']} aria-labelledby="login-title">
          <Title order={1} id="login-title" className={styles['title']}>
            Log in
          </Title>
          <LoginForm onSignedIn={arrive} />
        </section>
        <SupportLine />
      </main>
    </div>
  );
}
