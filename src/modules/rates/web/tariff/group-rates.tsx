/** The rates of one rate group of a price list, by service level. */
import { Button, Group, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { tariff_rates } from '#generated/tables.ts';
import type { WeightStep, ZoneRate } from '#generated/types.ts';
import { moneyText, numberText } from '#platform/domain/amount.ts';
import { useCan } from '#platform/web/client/session.ts';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { rateKey } from '../../domain/change-tariff.ts';
import { RowButtons } from './part-list.tsx';
import { RateDialog, type RatePlace } from './rate-dialog.tsx';
import { RemoveFromTariff } from './remove-from-tariff.tsx';
import { useTariffAround } from './tariff-around.ts';

type Open = { readonly kind: 'edit' | 'remove'; readonly rate: ZoneRate } | { readonly kind: 'new' };

const anywhere = 'Anywhere';

/** `R 6.50 up to 50 kg` */
function stepText({ charge_per_kg: charge, up_to_kg: end }: WeightStep): string {
  return end === undefined ? moneyText(charge) : `${moneyText(charge)} up to ${numberText(end)} kg`;
}

/** On a phone every rate is a card: it begins with the rates from one zone. */
function firstOrigin([first]: readonly { readonly id: number }[]): string | null {
  return first && globalThis.matchMedia('(max-width: 48em)').matches ? String(first.id) : null;
}

export function GroupRates(): ReactNode {
  const { tariff, list } = useTariffAround();
  const [groupId, setGroupId] = useState<number>();
  const group =
    list.groups.find(({ id }) => id === groupId) ?? list.groups.find((one) => one.is_default) ?? list.groups[0];
  const [levelId, setLevelId] = useState<string | null>(String(tariff.service_levels[0]?.id ?? '') || null);
  const [fromId, setFromId] = useState<string | null>(() => firstOrigin(tariff.zones));
  const [open, setOpen] = useState<Open>();
  const mayChange = useCan('API_/rates/revisions:POST');
  if (!group) return null;
  const zones = new Map(tariff.zones.map(({ id, name }) => [id, name]));
  const levels = new Map(tariff.service_levels.map(({ id, name }) => [id, name]));
  const shown = group.rates.filter(
    ({ service_level_id: level, from_zone_id: from }) =>
      (levelId === null || String(level) === levelId) && (fromId === null || String(from ?? anywhere) === fromId),
  );
  const nameOf = ({ service_level_id: level, from_zone_id: from = 0, to_zone_id: to = 0 }: ZoneRate): string =>
    `${levels.get(level) ?? level}, ${zones.get(from) ?? anywhere} to ${zones.get(to) ?? anywhere}`;
  const place: RatePlace = { rate_revision_id: list.id, rate_group_id: group.id };
  const actions = (rate: ZoneRate): ReactNode => (
    <RowButtons
      name={nameOf(rate)}
      onEdit={() => setOpen({ kind: 'edit', rate })}
      onRemove={() => setOpen({ kind: 'remove', rate })}
    />
  );
  return (
    <>
      <Group align="end">
        <Select
          label="Rate group"
          data={list.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(group.id)}
          onChange={(id) => setGroupId(Number(id))}
        />
        <Select
          label="Service level"
          placeholder="All"
          data={tariff.service_levels.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={levelId}
          onChange={setLevelId}
          clearable
        />
        <LongSelect
          label="From"
          placeholder="All"
          data={[
            ...tariff.zones.map(({ id, name }) => ({ value: String(id), label: name })),
            ...(group.rates.some(({ from_zone_id: from }) => from === undefined)
              ? [{ value: anywhere, label: anywhere }]
              : []),
          ]}
          value={fromId}
          onChange={setFromId}
          clearable
        />
        {mayChange && (
          <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setOpen({ kind: 'new' })}>
            Add rate
          </Button>
        )}
      </Group>
      <TableFrame>
        <DataTable
          // A rate is identified by its service level and both zones.
          table={{ ...tariff_rates, key: 'key' }}
          rows={shown.map((rate) => ({ ...rate, key: rateKey(rate) }))}
          cells={{
            service_level_id: ({ service_level_id: id }) => levels.get(id) ?? id,
            from_zone_id: ({ from_zone_id: id }) => (id === undefined ? anywhere : (zones.get(id) ?? id)),
            to_zone_id: ({ to_zone_id: id }) => (id === undefined ? anywhere : (zones.get(id) ?? id)),
            steps: ({ steps = [] }) => steps.map(stepText).join(', '),
          }}
          {...(mayChange && {
            actions: (row: ZoneRate) => actions(group.rates.find((rate) => rateKey(rate) === rateKey(row)) ?? row),
          })}
        />
      </TableFrame>
      {open?.kind === 'remove' && (
        <RemoveFromTariff
          noun="rate"
          name={nameOf(open.rate)}
          partOf={() => [place.rate_group_id, group.rates.find((one) => rateKey(one) === rateKey(open.rate))]}
          change={{ rate: { ...place, rate: open.rate, remove: true } }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.kind === 'edit' && (
        <RateDialog
          place={place}
          rate={open.rate}
          name={nameOf(open.rate)}
          tariff={tariff}
          rates={group.rates}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.kind === 'new' && (
        <RateDialog place={place} tariff={tariff} rates={group.rates} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
