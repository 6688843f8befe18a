/** `/dashboard`: active shipments, those that need attention, and on-time delivery. */
import type { ReactNode } from 'react';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Card, CardGrid } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import styles from './dashboard.module.css';
import { FigureList, FigureTiles, OnTime, Problems, Ratings, Trend } from './figures.tsx';
import { useDashboard } from './use-dashboard.ts';

export default function DashboardScreen(): ReactNode {
  return (
    <Page title="Dashboard" description="Your shipments at a glance. Each number leads to its shipments." width="full">
      <Body />
    </Page>
  );
}

function Body(): ReactNode {
  const { data, error, retry } = useDashboard();
  if (!data)
    return error ? <Failure title="Couldn’t load" message={error} onRetry={retry} /> : <PageSkeleton rows={3} />;
  return (
    <>
      {error && <Failure title={error} message="These figures may be out of date." onRetry={retry} />}
      <FigureTiles figures={data.figures} />
      <div className={styles['wide']}>
        <Card title="Last two weeks">
          <Trend trend={data.trend} />
          <p className={styles['legend']}>
            <span>Booked</span>
            <span>Delivered</span>
          </p>
        </Card>
      </div>
      <CardGrid>
        <Card title="On time">
          <OnTime on_time={data.on_time} />
          <Ratings rating={data.rating} />
        </Card>
        <Card title="Needs intervention">
          <Problems problems={data.oldest_problems} />
        </Card>
        <Card title="Active by service">
          <FigureList figures={data.by_service} />
        </Card>
        {data.by_branch.length > 0 && (
          <Card title="Active by delivering branch">
            <FigureList figures={data.by_branch} />
          </Card>
        )}
      </CardGrid>
    </>
  );
}
