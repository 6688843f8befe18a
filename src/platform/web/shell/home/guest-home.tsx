/** What somebody sees who is not signed in: whose site this is, the way in, and how to reach a person. */
import { Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './home.module.css';

export function GuestHome() {
  const title = useProviderSetting('provider_title') ?? '';
  return (
    <div className={styles['guest']}>
      <div className={styles['hero']}>
        <Title order={1} tabIndex={-1} data-page-title className={styles['heroTitle']}>
          Welcome to {title}
        </Title>
        <p className={styles['lead']}>Log in to manage your shipments, account and settings.</p>
        <Button component={Link} to="/login" size="md">
          Log in
        </Button>
      </div>
      <ContactCard title="Contact us" />
    </div>
  );
}
