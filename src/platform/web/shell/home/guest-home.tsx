/** The home page of guests: the provider, a sign-in button, and contact details. */
import { Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { useDestinations } from '../destinations.ts';
import { useLoginLabel } from '../login-label.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './home.module.css';

export function GuestHome() {
  const title = useProviderSetting('provider_title') ?? '';
  const login = useLoginLabel();
  const destinations = useDestinations().filter(({ path }) => path !== '/');
  return (
    <div className={styles['guest']}>
      <div className={styles['hero']}>
        <Title order={1} tabIndex={-1} data-page-title className={styles['heroTitle']}>
          Welcome to {title}
        </Title>
        <p className={styles['lead']}>Log in to manage your shipments, account and settings.</p>
        <div className={styles['ways']}>
          <Button component={Link} to="/login" size="md">
            {login}
          </Button>
          {destinations.map(({ path, label }) => (
            <Button key={path} component={Link} to={path} size="md" variant="default">
              {label}
            </Button>
          ))}
        </div>
      </div>
      <ContactCard title="Contact us" />
    </div>
  );
}
