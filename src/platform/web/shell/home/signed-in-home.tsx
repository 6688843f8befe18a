/** The first page after signing in, made from the user's own data and role. */
import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wallClock } from '#platform/domain/time.ts';
import { refreshGeneralData, useGeneralData } from '../../client/general-data.ts';
import { queryClient } from '../../client/query-client.ts';
import { useAudience, useSession } from '../../client/session.ts';
import { CardGrid } from '../../ui/layout/card.tsx';
import { Failure } from '../../ui/feedback/failure.tsx';
import { Later } from '../../ui/feedback/later.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useNow } from '../../ui/data/use-now.ts';
import { useDestinations } from '../destinations.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './home.module.css';
import type { LoadedCard } from './index.tsx';
import { LinksCard } from './links-card.tsx';
import { useProviderTitle } from '../../client/provider-settings.ts';

export function SignedInHome({ cards }: { readonly cards: readonly LoadedCard[] }) {
  const { user } = useSession();
  const audience = useAudience();
  const title = useProviderTitle();
  const now = useNow();
  const { data, error } = useGeneralData();
  const settled = useSettled(Boolean(data) || error !== null);
  return (
    <Page isGreeting title={greeting(wallClock(now).time, user?.name ?? '')} description={`Welcome to ${title}.`}>
      {error !== null && (
        <Failure title={error} message="This page may be out of date." onRetry={() => void refreshGeneralData()} />
      )}
      <CardGrid busy={!settled}>
        {data && cards.map(({ name, audiences, Card }) => (audiences.includes(audience) ? <Card key={name} /> : null))}
        {!data && error === null && (
          <div aria-hidden>
            <Later>
              <Skeleton height={180} radius="lg" />
            </Later>
          </div>
        )}
        {settled ? (
          <ContactCard title={audience === 'staff' ? 'What customers see' : 'Contact us'} />
        ) : (
          // Its column is kept for it: otherwise the other cards would become narrower once it is there.
          data && <div aria-hidden />
        )}
      </CardGrid>
      {settled && (
        <div className={styles['destinations']}>
          <DestinationsCard />
        </div>
      )}
    </Page>
  );
}

/** Whether the cards of the modules have loaded: content below them is shown once it no longer moves. */
function useSettled(begun: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!begun || settled) return undefined;
    const look = () => {
      if (queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' }) === 0) setSettled(true);
    };
    look();
    return queryClient.getQueryCache().subscribe(look);
  }, [begun, settled]);
  return settled;
}

/** The greeting by the time of the business, as on a clock (08:30), and the user's first name. */
function greeting(time: string, name: string): string {
  const words = time < '12:00' ? 'Good morning' : time < '18:00' ? 'Good afternoon' : 'Good evening';
  const first = name.trim().split(/\s+/)[0];
  return first ? `${words}, ${first}` : words;
}

/** The screens of the user's navigation, each with what it is for. */
function DestinationsCard() {
  const { pathname } = useLocation();
  const others = useDestinations().filter(({ path }) => path !== pathname);
  if (others.length === 0) return null;
  return <LinksCard title="What you can do" links={others} />;
}
