/** The frame of screens that guests may open: the provider's logo, a sign-in button and contact details. */
import { Anchor, Button } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useProviderSetting, useProviderTitle } from '../../client/provider-settings.ts';
import { useDestinations } from '../destinations.ts';
import { useLoginLabel } from '../login-label.ts';
import { LateNotices } from '../notices/late-notices.tsx';
import { BrandMark } from '../../ui/layout/brand-mark.tsx';
import { Footer } from './footer.tsx';
import styles from './public-frame.module.css';
import { SkipLink } from './skip-link.tsx';

// Loaded on demand: few providers have something to announce.
const LateBanners = lazy(async () => ({ default: (await import('./banners.tsx')).Banners }));

export function PublicFrame({ children }: { children: ReactNode }) {
  const title = useProviderTitle();
  const logo = useProviderSetting('logo_url');
  const message = useProviderSetting('site_wide_account_message');
  const login = useLoginLabel();
  const destinations = useDestinations().filter(({ path }) => path !== '/');
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <LateNotices />
      <header className={styles['header']}>
        <Anchor component={Link} to="/" c="inherit" underline="never" aria-label={`${title}, home`}>
          <BrandMark title={title} logo={logo} size="navigation" on="page" />
        </Anchor>
        <nav className={styles['links']} aria-label="Main">
          {destinations.map(({ path, label }) => (
            <Anchor key={path} component={Link} to={path} size="sm">
              {label}
            </Anchor>
          ))}
          <Button component={Link} to="/login" size="sm" variant="default">
            {login}
          </Button>
        </nav>
      </header>
      {message && (
        <Suspense>
          <LateBanners />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
