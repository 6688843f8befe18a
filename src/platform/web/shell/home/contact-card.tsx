/** How to reach the courier, whether the office is open now, and the next day on which it is closed. */
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { isOfficeOpen, nextClosedDay, opensAgain } from '#platform/domain/office-hours.ts';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { useAudience, useCan } from '../../client/session.ts';
import { Card, Fact, Facts } from '../../ui/layout/card.tsx';
import { calendarDate } from '../../ui/data/clock.ts';
import { EmailLink } from '../../ui/data/email-link.tsx';
import { StatusBadge } from '../../ui/data/status-badge.tsx';
import { useNow } from '../../ui/data/use-now.ts';
import { PhoneLink } from '../../ui/data/phone-link.tsx';

export function ContactCard({ title }: { title: string }) {
  const email = useProviderSetting('support_email_address');
  const phone = useProviderSetting('support_contact_number');
  const from = useProviderSetting('work_hours_from');
  const to = useProviderSetting('work_hours_to');
  const closed = useProviderSetting('office_closed_days');
  const now = useNow();
  const hours = from && to ? { from, to, closed } : undefined;
  const next = hours && nextClosedDay(hours, now);
  const again = hours && !isOfficeOpen(hours, now) ? opensAgain(hours, now) : undefined;
  if (!email && !phone && !hours) return null;
  return (
    <Card
      title={title}
      aside={
        hours &&
        (isOfficeOpen(hours, now) ? (
          <StatusBadge colour="green">Open now</StatusBadge>
        ) : (
          <StatusBadge colour="grey">Closed now</StatusBadge>
        ))
      }
    >
      <Facts>
        {email && (
          <Fact name="Email">
            <EmailLink address={email} />
          </Fact>
        )}
        {phone && (
          <Fact name="Phone">
            <PhoneLink number={phone} />
          </Fact>
        )}
        {!email && !phone && <NoContact />}
        {hours && (
          <Fact name="Office hours">
            <span className="figures">
              {hours.from} to {hours.to}
              {again && <>. Opens again {again}</>}
            </span>
          </Fact>
        )}
        {next && (
          <Fact name="Next closed day">
            {calendarDate(next.date)}, {next.reason}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

const contactSettings = '/settings?tab=general&section=support_contact';

/** For staff who may change that customers are not told how to reach them. */
function NoContact() {
  const isStaff = useAudience() === 'staff';
  const mayChange = useCan('API_/providers/settings:POST');
  if (!isStaff || !mayChange) return null;
  return (
    <Fact name="Email and phone">
      <Anchor component={Link} to={contactSettings} inherit>
        Add support details
      </Anchor>
    </Fact>
  );
}
