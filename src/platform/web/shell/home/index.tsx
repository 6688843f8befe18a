/** Home: the cards of the modules, after a welcome for guests; contact details for all. */
import type { ComponentType } from 'react';
import { Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAudience } from '../../client/session.ts';
import type { HomeCard } from '../../module.ts';
import { useDestinations } from '../destinations.ts';
import { useLoginLabel } from '../login-label.ts';
import { SignedInHome } from './signed-in-home.tsx';
import { ContactCard } from './contact-card.tsx';
import styles from './home.module.css';
import { useProviderTitle } from '../../client/provider-settings.ts';

export interface LoadedCard extends Omit<HomeCard, 'load'> {
  readonly Card: ComponentType;
}

export function homeWith(cards: readonly LoadedCard[]): ComponentType {
  return function Home() {
    return useAudience() === 'guest' ? <GuestHome cards={cards} /> : <SignedInHome cards={cards} />;
  };
}

/** The home page of guests: the provider, what they can do, and contact details. */
function GuestHome({ cards }: { readonly cards: readonly LoadedCard[] }) {
  const title = useProviderTitle();
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
      {cards.map(({ name, audiences, Card }) => (audiences.includes('guest') ? <Card key={name} /> : null))}
      <ContactCard title="Contact us" />
    </div>
  );
}
