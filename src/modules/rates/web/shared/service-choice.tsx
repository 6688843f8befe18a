/** The service levels for a shipment next to each other: price, arrival, highlights and explanation. */
import { Badge, Button, Radio, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { DeclinedServiceLevel } from '#generated/types.ts';
import { moneyText, weightText } from '#platform/domain/amount.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { audienceOf, useSession } from '#platform/web/client/session.ts';
import { AsideLink } from '#platform/web/form/aside-link.tsx';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { compareOffers, type Offer } from '../../domain/compare-rates.ts';
import { RateDetails } from './rate-details.tsx';
import type { Rating } from './rating.ts';
import { seesPrices } from './sees-prices.ts';
import styles from './service-choice.module.css';

interface ServiceChoiceProps {
  /** The id of the group, for a label or an error summary. */
  readonly id: string;
  readonly label: string;
  readonly rating: Rating;
  /** Code of the chosen service level. */
  readonly chosen: string | undefined;
  readonly readOnly?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChoose: (code: string) => void;
}

export function ServiceChoice(props: ServiceChoiceProps): ReactNode {
  const { id, label, rating } = props;
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label} aria-describedby={props.describedBy}>
      <BeforeOffers rating={rating} />
      {rating.kind === 'ready' && <Offers {...props} {...rating} />}
    </div>
  );
}

interface OfferListProps {
  readonly label: string;
  readonly rating: Rating;
  /** Chooses the service level with this code; without it there is no button. */
  readonly onBook?: (code: string) => void;
}

/** The same list outside of a form: each service level has a button that books it. */
export function OfferList({ label, rating, onBook }: OfferListProps): ReactNode {
  if (rating.kind !== 'ready') return <BeforeOffers rating={rating} />;
  const { declined, isStale } = rating;
  const { offers, cheapest, fastest } = compareOffers(rating.offers);
  if (offers.length === 0) return <NoOffer declined={declined} />;
  return (
    <>
      <ul className={styles['offers']} aria-label={label} aria-busy={isStale} data-stale={isStale || undefined}>
        {offers.map(({ level, rate }) => (
          <li key={level.code} className={styles['offer']}>
            <div className={styles['card']}>
              <OfferWords
                offer={{ level, rate }}
                isCheapest={level.code === cheapest}
                isFastest={level.code === fastest}
              />
            </div>
            {rate && <RateDetails rate={rate} />}
            {onBook && (
              <div className={styles['book']}>
                <Button
                  fullWidth
                  disabled={isStale}
                  aria-label={`Book ${level.name}`}
                  onClick={() => onBook(level.code)}
                >
                  Book
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {declined.length > 0 && <Declined levels={declined} />}
    </>
  );
}

/** Shown until the services are known, with their prices for those who see them. */
function BeforeOffers({ rating }: { readonly rating: Rating }): ReactNode {
  const what = seesPrices(useSession()) ? 'Prices' : 'Services';
  return (
    <>
      {rating.kind === 'incomplete' && (
        <Text size="sm" c="dimmed">
          {rating.missing.length > 0
            ? `${what} are shown once you fill in ${listText(rating.missing)}.`
            : `${what} are shown once the form is complete.`}
        </Text>
      )}
      {rating.kind === 'loading' && (
        <Later>
          <div className={styles['offers']} aria-hidden>
            {[1, 2, 3].map((one) => (
              <Skeleton key={one} height="8rem" />
            ))}
          </div>
        </Later>
      )}
      {rating.kind === 'failed' && (
        <Notice variant="error" title={`Couldn’t get ${what.toLowerCase()}`}>
          {rating.message}{' '}
          {rating.retry && (
            <Button variant="default" size="xs" onClick={rating.retry}>
              Try again
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

function NoOffer({ declined }: { readonly declined: readonly DeclinedServiceLevel[] }): ReactNode {
  return (
    <Notice variant="warning" title="No service takes this shipment">
      {declined.length === 0 ? <NoRates /> : <Declined levels={declined} />}
    </Notice>
  );
}

const ratesPath = '/rates-and-estimates';

/** With what staff can do about it: a new provider has no rates at all. */
function NoRates(): ReactNode {
  const who = useSession();
  if (audienceOf(who) !== 'staff' || !mayFollow(ratesPath, who)) return 'We don’t serve this route yet.';
  return (
    <>
      There are no rates for it. <AsideLink to={ratesPath}>Open rates</AsideLink>
    </>
  );
}

interface OffersProps extends Omit<ServiceChoiceProps, 'rating'> {
  readonly offers: readonly Offer[];
  readonly declined: readonly DeclinedServiceLevel[];
  readonly isStale: boolean;
}

function Offers(props: OffersProps): ReactNode {
  const { declined, isStale, chosen, label, readOnly = false, onChoose } = props;
  const { offers, cheapest, fastest } = compareOffers(props.offers);
  if (offers.length === 0) return <NoOffer declined={declined} />;
  return (
    <Radio.Group
      value={chosen ?? null}
      onChange={(code) => !readOnly && onChoose(code)}
      aria-label={label}
      aria-busy={isStale}
    >
      {offers.some(({ rate }) => rate) && (
        <Text size="sm" c="dimmed" mb="xs">
          Prices include VAT and everything chosen below.
        </Text>
      )}
      <div className={styles['offers']} data-stale={isStale || undefined}>
        {offers.map((offer) => {
          const { code } = offer.level;
          return <OfferCard key={code} offer={offer} isCheapest={code === cheapest} isFastest={code === fastest} />;
        })}
      </div>
      {declined.length > 0 && <Declined levels={declined} />}
    </Radio.Group>
  );
}

function Declined({ levels }: { readonly levels: readonly DeclinedServiceLevel[] }): ReactNode {
  const [isOpen, { toggle }] = useDisclosure(false);
  const services = counted(levels.length, 'service isn’t', 'services aren’t');
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mt="xs"
        aria-expanded={isOpen}
        rightSection={<IconChevronDown size="0.9rem" aria-hidden data-open={isOpen || undefined} />}
        onClick={toggle}
      >
        {`${services} available`}
      </Button>
      {isOpen && (
        <ul className={styles['declined']}>
          {levels.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface OfferCardProps {
  readonly offer: Offer;
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
}

/** Clicking the card chooses it; opening the details does not. */
function OfferCard(props: OfferCardProps): ReactNode {
  const { level, rate } = props.offer;
  const words = useId();
  return (
    <div className={styles['offer']}>
      <Radio.Card value={level.code} className={styles['card'] ?? ''} aria-labelledby={words}>
        <OfferWords {...props} id={words} mark={<Radio.Indicator />} />
      </Radio.Card>
      {rate && <RateDetails rate={rate} />}
    </div>
  );
}

interface OfferWordsProps extends OfferCardProps {
  /** For the name with its marks and price. */
  readonly id?: string;
  /** Before the name. */
  readonly mark?: ReactNode;
}

function OfferWords({ offer: { level, rate }, isCheapest, isFastest, id, mark }: OfferWordsProps): ReactNode {
  const marks = [...(isCheapest ? ['Cheapest'] : []), ...(isFastest ? ['Fastest'] : [])];
  return (
    <>
      <span className={styles['top']} id={id}>
        {mark}
        <span className={styles['name']}>{level.name}</span>
        {marks.map((one) => (
          <Badge key={one} variant="light" color={one === 'Cheapest' ? 'teal' : 'blue'} radius="sm" tt="none">
            {one}
          </Badge>
        ))}
        {rate && <span className={styles['price']}>{moneyText(rate.rate)}</span>}
      </span>
      <span className={styles['facts']}>
        {level.description !== '' && <span>{level.description}</span>}
        <span>Collected {dayOf(level.collection_date)}</span>
        <span>Delivered {daysText(level.delivery_date_from, level.delivery_date_to)}</span>
        {rate && <span>Charged weight {weightText(rate.charged_weight)}</span>}
      </span>
    </>
  );
}

function dayOf(time: string): string {
  return calendarDate(time.slice(0, 10));
}

function daysText(from: string, to: string): string {
  return from.slice(0, 10) === to.slice(0, 10) ? dayOf(to) : `${dayOf(from)} to ${dayOf(to)}`;
}

function listText(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
