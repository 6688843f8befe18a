/** The first page after signing in, made of what this person's own data and role really offer. */
import { Skeleton } from '@mantine/core';
import { wallClock } from '#domain/time.ts';
import { refreshGeneralData, useGeneralData } from '#web/client/general-data.ts';
import { useProviderSetting } from '#web/client/provider-settings.ts';
import { useAudience, useSession } from '#web/client/session.ts';
import { CardGrid } from '#web/ui/card.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Later } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { AccountCard } from './account-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { DestinationsCard } from './destinations-card.tsx';
import { greeting } from './greeting.ts';
import { TeamCard } from './team-card.tsx';

export function SignedInHome() {
  const { user } = useSession();
  const staff = useAudience() === 'staff';
  const title = useProviderSetting('provider_title') ?? '';
  const now = useNow();
  const { data, error } = useGeneralData();
  return (
    <Page title={greeting(wallClock(now).time, user?.name ?? '')} description={`Welcome to ${title}.`}>
      {error !== null && (
        <Failure title={error} message="The page may be out of date." onRetry={() => void refreshGeneralData()} />
      )}
      <CardGrid>
        {data && !staff && data.account && <AccountCard account={data.account} />}
        {data && staff && <TeamCard data={data} />}
        {!data && error === null && (
          <Later>
            <Skeleton height={180} radius="lg" />
          </Later>
        )}
        <DestinationsCard />
        <ContactCard title={staff ? 'What customers see' : 'Contact us'} />
      </CardGrid>
    </Page>
  );
}
