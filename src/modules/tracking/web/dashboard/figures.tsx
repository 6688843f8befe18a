/** Numbers that link to the lists they count. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import { shipment_status } from '#generated/enums.ts';
import type { Dashboard, DashboardFigure } from '#generated/types.ts';
import { BarList } from '#platform/web/ui/data/bar-list.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Star } from '#platform/web/ui/data/starred.tsx';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { dayFilters } from '../../domain/dashboard-figures.ts';
import styles from './dashboard.module.css';
import { listOf } from './use-dashboard.ts';

const numbers = new Intl.NumberFormat('en-ZA');

export function FigureTiles({ figures }: { readonly figures: readonly DashboardFigure[] }): ReactNode {
  return (
    <ul className={styles['tiles']}>
      {figures.map(({ id, title, count, filters }) => (
        <li key={id}>
          <Link to={listOf(filters)} className={styles['tile'] ?? ''}>
            <span className={styles['count']}>{numbers.format(count)}</span>
            <span className={styles['name']}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function FigureList({ figures }: { readonly figures: readonly DashboardFigure[] }): ReactNode {
  if (figures.length === 0) return <p className={styles['none']}>Nothing is on its way.</p>;
  const bars = figures.map(({ id, title, count, filters }) => {
    const link = (
      <Link to={listOf(filters)} className={styles['link'] ?? ''}>
        {title}
      </Link>
    );
    return { id, title: link, value: count, text: numbers.format(count) };
  });
  return <BarList bars={bars} />;
}

export function OnTime({ on_time: { delivered, on_time, share } }: Pick<Dashboard, 'on_time'>): ReactNode {
  if (share === null) return <p className={styles['none']}>Nothing was delivered in the last 30 days.</p>;
  return (
    <p className={styles['share']}>
      <span className={styles['count']}>{share}%</span>
      <span>
        {numbers.format(on_time)} of{' '}
        <Link to={listOf(delivered.filters)} className={styles['link'] ?? ''}>
          {numbers.format(delivered.count)} delivered
        </Link>{' '}
        in the last 30 days
      </span>
    </p>
  );
}

export function Problems({ problems }: { readonly problems: Dashboard['oldest_problems'] }): ReactNode {
  if (problems.length === 0) return <p className={styles['none']}>No shipment needs intervention.</p>;
  return (
    <ul className={styles['list']}>
      {problems.map(({ id, short_tracking_reference, status, time_created, delivery_town, is_vip: isVip }) => {
        const member = shipment_status.find((one) => one.const === status);
        return (
          <li key={id} className={styles['problem']}>
            <span>
              {isVip === true && (
                <>
                  <Star title="VIP" />{' '}
                </>
              )}
              <Link to={`/shipments/${id}`} className={styles['link'] ?? ''}>
                {short_tracking_reference}
              </Link>
              {delivery_town !== null && ` to ${delivery_town}`}
            </span>
            <span className={styles['when']}>
              <RelativeDate value={time_created} />
            </span>
            <StatusBadge colour={member?.['x-colour'] ?? 'grey'}>{member?.title ?? status}</StatusBadge>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders nothing without ratings. */
export function Ratings({ rating: { average, count } }: Pick<Dashboard, 'rating'>): ReactNode {
  if (average === null) return null;
  return (
    <p className={styles['none']}>
      Rated {average} of 5 stars by {counted(count, 'receiver', 'receivers')}.
    </p>
  );
}

const dayName = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Two bars per day; every number is also in a table for screen readers and keyboards. */
export function Trend({ trend }: Pick<Dashboard, 'trend'>): ReactNode {
  const most = Math.max(1, ...trend.flatMap(({ booked, delivered }) => [booked, delivered]));
  const height = (count: number) => ({ height: `${(count / most) * 100}%` });
  const days = useRef<HTMLDivElement>(null);
  // Where not all fit, the last ones are visible first.
  useLayoutEffect(() => {
    if (days.current) days.current.scrollLeft = days.current.scrollWidth;
  }, []);
  return (
    <div ref={days} className={styles['trend']} role="group" aria-label="Booked and delivered, by day">
      {trend.map(({ date, booked, delivered }) => {
        const lists = dayFilters(date);
        const day = dayName.format(new Date(`${date}T00:00:00Z`));
        return (
          <div key={date} className={styles['day']}>
            <div className={styles['bars']}>
              <Link to={listOf(lists.booked)} aria-label={`${day}: ${booked} booked`} title={`${booked} booked`}>
                <span className={styles['booked']} style={height(booked)} />
              </Link>
              <Link
                to={listOf(lists.delivered)}
                aria-label={`${day}: ${delivered} delivered`}
                title={`${delivered} delivered`}
              >
                <span className={styles['delivered']} style={height(delivered)} />
              </Link>
            </div>
            <span className={styles['date']}>{day}</span>
          </div>
        );
      })}
    </div>
  );
}
