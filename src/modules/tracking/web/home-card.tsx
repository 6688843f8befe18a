/** The first card for staff: active shipments, those that need intervention, and on-time delivery. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useCan } from '#platform/web/client/session.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import styles from './dashboard/dashboard.module.css';
import { Problems } from './dashboard/figures.tsx';
import { listOf, useDashboard } from './dashboard/use-dashboard.ts';

const shownProblems = 5;

export default function ShipmentsCard(): ReactNode {
  return useCan('API_/shipments:GET') ? <Figures /> : null;
}

function Figures(): ReactNode {
  const enabled = useProviderSetting('enabled_features');
  const { data, error, retry } = useDashboard();
  if (!data)
    return error ? (
      <Failure title="Couldn’t load the shipments" message={error} onRetry={retry} />
    ) : (
      <div aria-hidden>
        <Later>
          <Skeleton height={240} radius="lg" />
        </Later>
      </div>
    );
  const hasDashboard = enabled?.includes('customer_dashboard') === true;
  const { figures, on_time: onTime, oldest_problems: problems } = data;
  return (
    <>
      <Card
        title="Shipments"
        aside={
          hasDashboard && (
            <Link to="/dashboard" className={styles['link'] ?? ''}>
              Dashboard
            </Link>
          )
        }
      >
        <Facts>
          {figures.map(({ id, title, count, filters }) => (
            <Fact key={id} name={title}>
              <Link to={listOf(filters)} className={styles['link'] ?? ''}>
                {count}
              </Link>
            </Fact>
          ))}
          <Fact name="On time, last 30 days">
            <Link to={listOf(onTime.delivered.filters)} className={styles['link'] ?? ''}>
              {onTime.share === null ? 'None delivered' : `${onTime.share}%`}
            </Link>
          </Fact>
        </Facts>
      </Card>
      {problems.length > 0 && (
        <Card title="Needs intervention">
          <Problems problems={problems.slice(0, shownProblems)} />
        </Card>
      )}
    </>
  );
}
