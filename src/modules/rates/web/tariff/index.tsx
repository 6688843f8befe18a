/**
 * `/rates-and-estimates` (F367, F370): price lists with their rates, groups, surcharges and adjustments, and the
 * service levels.
 */
import { Skeleton, Stack, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReadTariffAnswer200, Tariff } from '#generated/types.ts';
import { wallClock } from '#platform/domain/time.ts';
import { useAddress } from '#platform/web/client/address/use-address.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { useTabInSight } from '#platform/web/ui/layout/use-tab-in-sight.ts';
import { unpricedZones } from '../../domain/unpriced-zones.ts';
import { GroupRates } from './group-rates.tsx';
import { partKinds } from './part-kinds.ts';
import { PartList } from './part-list.tsx';
import { NoRates } from './terms.tsx';
import { PriceLists } from './price-lists.tsx';
import { RateGroups } from './rate-groups.tsx';
import { ServiceLevels } from './service-levels.tsx';
import { TariffContext } from './tariff-around.ts';
import { useTariff } from './use-tariff.ts';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';

const TryOut = whenOpened(async () => (await import('./try-out.tsx')).TryOut);

export default function RatesScreen(): ReactNode {
  const loading = useTariff();
  return (
    <Page
      title="Rates"
      description="What shipments cost. A change applies to every price asked for from then on."
      width="full"
    >
      {loading.kind === 'loading' && (
        <Later>
          <Skeleton height="20rem" aria-hidden />
        </Later>
      )}
      {loading.kind === 'error' && (
        <Failure title="Couldn’t load the rates" message={loading.message} onRetry={loading.retry} />
      )}
      {loading.kind === 'ready' &&
        (loading.answer.tariff ? <TariffView {...loading.answer} tariff={loading.answer.tariff} /> : <NoRates />)}
    </Page>
  );
}

/** The tabs of a tariff; those of a price list depend on the chosen list. Both choices are in the address. */
const tabs = [
  ['rates', 'Rates', <GroupRates key="rates" />],
  ['groups', 'Rate groups', <RateGroups key="groups" />],
  ['surcharges', 'Surcharges', <PartList key="surcharges" kind={partKinds.surcharges} />],
  ['adjustments', 'Adjustments', <PartList key="adjustments" kind={partKinds.adjustments} />],
  ['times', 'Times and days', <PartList key="times" kind={partKinds.times} />],
  ['levies', 'Fuel levies', <PartList key="levies" kind={partKinds.levies} />],
  ['levels', 'Service levels', <ServiceLevels key="levels" />],
  ['try', 'Try out', <TryOut key="try" />],
] as const;

function TariffView({ tariff, revision, accounts = [] }: ReadTariffAnswer200 & { tariff: Tariff }): ReactNode {
  const lists = [...tariff.revisions].sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1));
  const today = wallClock(new Date()).date;
  // The list that applies today; those before it have not started.
  const current =
    lists.find(({ valid_from: from, is_draft: isDraft }) => isDraft !== true && from <= today) ?? lists[0];
  const [address, changeAddress] = useAddress();
  const list = lists.find(({ id }) => String(id) === address.get('list')) ?? current;
  const tab = tabs.find(([value]) => value === address.get('tab'))?.[0] ?? 'rates';
  const tabList = useTabInSight(tab);
  const show = (name: 'list' | 'tab', value: string): void =>
    changeAddress((now) => {
      now.set(name, value);
      return now;
    });
  if (!list) return null;
  const unpriced = unpricedZones(tariff.zones, list);
  return (
    <TariffContext value={{ tariff, list, accounts, revision }}>
      <Stack gap="md">
        <PriceLists lists={lists} onChoose={(id) => show('list', String(id))} />
        {unpriced.length > 0 && (
          <Notice variant="warning" title="Areas without a price">
            {`No rate leads to or from ${namesOf(unpriced)}. Add rates, or ones that say no rate.`}
          </Notice>
        )}
        <Tabs value={tab} onChange={(value) => show('tab', value ?? 'rates')} keepMounted={false}>
          <Tabs.List ref={tabList} aria-label="Parts of the price list">
            {tabs.map(([value, label]) => (
              <Tabs.Tab key={value} value={value}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(([value, , content]) => (
            <Tabs.Panel key={value} value={value} pt="md">
              <Stack gap="md">{content}</Stack>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </TariffContext>
  );
}

const few = 4;

function namesOf(zones: readonly { readonly name: string }[]): string {
  const names = zones.slice(0, few).map(({ name }) => name);
  return zones.length > few ? `${names.join(', ')} and ${zones.length - few} more` : names.join(', ');
}
