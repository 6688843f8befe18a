/**
 * The remaining steps before a new provider's first shipment, for its administrator; hidden once something was booked.
 * A visitor who has not paid doesn't hide them.
 */
import { Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shipment_status } from '#generated/enums.ts';
import { isUnpaid } from '#modules/shipments/domain/paying.ts';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { canNamed, useSession } from '#platform/web/client/session.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './setup-card.module.css';
import { stepsFor } from './setup-steps.ts';

const needed = ['API_/providers/settings:POST', 'API_/shipments:GET', 'API_/users:GET', 'API_/accounts:GET'];

const booked = shipment_status.map(({ const: status }) => status).filter((status) => !isUnpaid(status));

/** The counts that the steps depend on; null once something was booked. */
async function readProgress(signal: AbortSignal) {
  const one = { limit: 1 };
  const { count: shipments } = await call('read_shipments', { query: { ...one, status: booked }, signal });
  if (shipments > 0) return null;
  const [users, accounts] = await Promise.all([
    call('read_users', { query: one, signal }),
    call('read_accounts', { query: { ...one, account_type: ['prepaid', 'postpaid'] }, signal }),
  ]);
  return { users: users.count, accounts: accounts.count };
}

export default function SetupCard(): ReactNode {
  const isAdministrator = needed.every(canNamed);
  const who = useSession();
  const logo = useProviderSetting('logo_url');
  const email = useProviderSetting('support_email_address');
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'setup'],
      queryFn: ({ signal }) => readProgress(signal),
      enabled: isAdministrator,
    },
    queryClient,
  );
  // If the counts cannot be loaded, the card is not shown.
  if (!isAdministrator || !data) return null;
  const steps = stepsFor(who, { ...data, hasLogo: Boolean(logo), isReachable: Boolean(email) });
  return (
    <Card title="Set up your company">
      <ol className={styles['steps']}>
        {steps.map(({ to, label, about, isDone }) => (
          <li key={to} className={styles['step']}>
            <ThemeIcon size="sm" radius="xl" variant="light" color={isDone ? 'green' : 'gray'}>
              {isDone ? (
                <IconCheck size="0.9rem" role="img" aria-label="Done" />
              ) : (
                <IconCircleDashed size="0.9rem" role="img" aria-label="To do" />
              )}
            </ThemeIcon>
            <span>
              <Link to={to} className={styles['link'] ?? ''}>
                {label}
              </Link>
              <Text size="sm" c="dimmed">
                {about}
              </Text>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
