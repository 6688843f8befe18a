/**
 * `/help-centre` (F385): contact details and hours, and the provider's help links, one list for customers and one for
 * visitors.
 */
import { Anchor, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { HelpLink } from '#generated/types.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { ContactCard } from '#platform/web/shell/home/contact-card.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';

export default function HelpCentre(): ReactNode {
  const customerLinks = useProviderSetting('help_center_links');
  const guestLinks = useProviderSetting('help_center_links_guest');
  // Visitors never see the links for customers.
  const given = (useAudience() === 'guest' ? guestLinks : customerLinks) ?? [];
  const who = useSession();
  const links = given.filter(({ url }) => mayFollow(url, who));
  return (
    <Page title="Help centre" description="Find an answer, or ask us." width="full">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <ContactCard title="Contact us" />
        {links.map((link) => (
          <LinkCard key={link.id} link={link} />
        ))}
      </SimpleGrid>
    </Page>
  );
}

function LinkCard({ link }: { readonly link: HelpLink }): ReactNode {
  const { title, url, description, new_tab: isNewTab } = link;
  return (
    <Card title={title}>
      {description !== undefined && <Text size="sm">{description}</Text>}
      <Anchor
        href={url}
        size="sm"
        aria-label={`Open: ${title}`}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        Open
      </Anchor>
    </Card>
  );
}
