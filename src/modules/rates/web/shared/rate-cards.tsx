/** Prices side by side: what each service level costs and when it arrives, the cheapest and fastest marked, each amount explained. */
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DeclinedServiceLevel, Rate } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';
import { comparedRates, type ComparedRate } from '../../domain/compare-rates.ts';
import styles from './rates.module.css';

interface RateCardsProps {
  readonly rates: readonly Rate[];
  readonly declined: readonly DeclinedServiceLevel[];
  /** Drawn under each price, such as the button that chooses it. */
  readonly actionOf?: (rate: Rate) => ReactNode;
}

function days({ collection_date, delivery_date_from: from, delivery_date_to: to }: Rate['service_level']): string {
  const [collected, first, last] = [collection_date, from, to].map((date) => calendarDate(date.slice(0, 10)));
  return `Collected ${collected}, delivered ${first === last ? first : `${first} to ${last}`}`;
}

function Explanation({ rate }: { readonly rate: Rate }): ReactNode {
  return (
    <details className={styles['explanation']}>
      <summary>How this price is made up</summary>
      <dl>
        {rate.explanation.map(({ text, amount }, at) => (
          // The steps of one price never move.
          <div key={at}>
            <dt>{text}</dt>
            {amount !== undefined && <dd>{moneyText(amount)}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}

function RateCard({ rate, isCheapest, isFastest, action }: ComparedRate & { readonly action: ReactNode }): ReactNode {
  const { service_level: level } = rate;
  return (
    <li className={styles['card']}>
      <div className={styles['top']}>
        <Title order={3} size="h4">
          {level.name}
        </Title>
        {isCheapest && <StatusBadge colour="green">Cheapest</StatusBadge>}
        {isFastest && <StatusBadge colour="blue">Fastest</StatusBadge>}
      </div>
      <p className={styles['price']}>
        {moneyText(rate.rate)} <small>{moneyText(rate.rate_excluding_vat)} without VAT</small>
      </p>
      <p>{days(level)}</p>
      {level.description !== '' && <p className={styles['about']}>{level.description}</p>}
      <Explanation rate={rate} />
      {action}
    </li>
  );
}

export function RateCards({ rates, declined, actionOf }: RateCardsProps): ReactNode {
  return (
    <>
      {rates.length > 0 && (
        <ul className={styles['cards']} aria-label="Services">
          {comparedRates(rates).map((compared) => (
            <RateCard key={compared.rate.service_level.id} {...compared} action={actionOf?.(compared.rate)} />
          ))}
        </ul>
      )}
      {declined.length > 0 && (
        <details className={styles['declined']}>
          <summary>Services that are not available ({declined.length})</summary>
          <ul>
            {declined.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
