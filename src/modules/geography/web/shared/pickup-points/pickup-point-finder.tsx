/** Finds a pickup point by text, type and distance, as a list and on a map next to it. */
import { Button, SegmentedControl, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import type { PickupPoint, PickupPointType } from '#generated/types.ts';
import { useNow } from '#platform/web/ui/data/use-now.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PickupPointCard } from './pickup-point-card.tsx';
import styles from './pickup-points.module.css';
import { useHere } from './use-here.ts';
import { keyOfPoint, usePickupPoints, type PickupPointSearch } from './use-pickup-points.ts';

const PointsMap = lazy(() => import('../map/points-map.tsx'));

export interface FinderSearch {
  readonly text: string;
  readonly type: PickupPointType | undefined;
}

interface PickupPointFinderProps {
  readonly search: FinderSearch;
  readonly onSearch: (search: FinderSearch) => void;
  /** The types to search; with several, the user can choose. */
  readonly types: readonly PickupPointType[];
  /** The starting point of the search until the user shares their location. */
  readonly near?: PickupPointSearch['near'];
  /** Key of the selected pickup point. */
  readonly chosen: string | undefined;
  readonly onChoose: (point: PickupPoint) => void;
}

const pauseMs = 200;

export function PickupPointFinder(props: PickupPointFinderProps): ReactNode {
  const { search, onSearch, types, chosen, onChoose } = props;
  const here = useHere();
  const [text] = useDebouncedValue(search.text.trim(), pauseMs);
  const near = here.place ?? props.near;
  const { points, count, error, retry } = usePickupPoints({ text, type: search.type, near });
  const now = useNow();
  const shown = useMemo(() => (points ?? []).map((one) => ({ ...one, key: keyOfPoint(one) })), [points]);
  const choose = (key: string): void => {
    const point = shown.find((one) => one.key === key);
    if (point) onChoose(point);
  };
  return (
    <div className={styles['finder']}>
      <div className={styles['bar']}>
        <TextInput
          aria-label="Search pickup points"
          placeholder="Name, street, suburb, city or postal code"
          leftSection={<IconSearch size="1rem" aria-hidden />}
          value={search.text}
          onChange={(event) => onSearch({ ...search, text: event.currentTarget.value })}
          className={styles['search'] ?? ''}
        />
        {types.length > 1 && (
          <SegmentedControl
            aria-label="Type"
            value={search.type ?? 'all'}
            onChange={(type) => onSearch({ ...search, type: types.find((one) => one === type) })}
            data={[
              { value: 'all', label: 'All' },
              { value: 'locker', label: 'Lockers' },
              { value: 'counter', label: 'Counters' },
            ]}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size="1rem" aria-hidden />}
          loading={here.isLocating}
          onClick={here.locate}
        >
          Near me
        </Button>
      </div>
      {here.problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {here.problem}
        </p>
      )}
      <div className={styles['split']}>
        <div className={styles['list']}>
          {error !== undefined && <Failure title="Couldn’t load the pickup points" message={error} onRetry={retry} />}
          {error === undefined && points === undefined && <Waiting />}
          {error === undefined && points !== undefined && shown.length === 0 && (
            <Empty title={search.text === '' ? 'No pickup points yet.' : 'No pickup point matches.'} />
          )}
          {shown.length > 0 && (
            <>
              <p className={styles['count']} role="status">
                {counted(count, 'pickup point', 'pickup points')}
                {near ? ', nearest first' : ''}
              </p>
              <ul className={styles['points']}>
                {shown.map((point) => (
                  <Item key={point.key} point={point} isChosen={point.key === chosen} now={now} onChoose={onChoose} />
                ))}
              </ul>
            </>
          )}
        </div>
        <div className={styles['map']}>
          <Suspense fallback={<Skeleton height="100%" mih="20rem" />}>
            <PointsMap label="Map of pickup points" points={shown} chosen={chosen} onChoose={choose} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

interface ItemProps {
  readonly point: PickupPoint;
  readonly isChosen: boolean;
  readonly now: Date;
  readonly onChoose: (point: PickupPoint) => void;
}

/** When selected on the map, it is scrolled into view in the list. */
function Item({ point, isChosen, now, onChoose }: ItemProps): ReactNode {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={element}>
      <UnstyledButton
        className={styles['item'] ?? ''}
        aria-pressed={isChosen}
        data-chosen={isChosen || undefined}
        onClick={() => onChoose(point)}
      >
        <PickupPointCard point={point} now={now} />
      </UnstyledButton>
    </li>
  );
}

/** Fills a phone screen, so that the map below does not move later. */
function Waiting(): ReactNode {
  return (
    <div aria-busy="true" className={styles['points']}>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} height="6rem" />
      ))}
    </div>
  );
}
