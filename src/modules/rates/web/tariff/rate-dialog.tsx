/** A rate in a dialog: a new one between zones chosen here, or one being edited. */
import { Select, SimpleGrid } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as rateForm from '#generated/forms/zone-rate.ts';
import type { RateGroup, Tariff, ZoneRate } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { LongSelect } from '#platform/web/form/widgets/choice/long-select.tsx';
import { rateKey } from '../../domain/change-tariff.ts';
import { useBaseRevision } from './tariff-around.ts';
import { changeTariff } from './use-tariff.ts';

/** The position of a rate. */
export interface RatePlace {
  readonly rate_revision_id: number;
  readonly rate_group_id: number;
}

interface RateDialogProps {
  readonly place: RatePlace;
  readonly tariff: Tariff;
  readonly rates: RateGroup['rates'];
  /** Absent for a new rate. */
  readonly rate?: ZoneRate;
  /** Service level and zones of an existing rate. */
  readonly name?: string;
  readonly onClose: () => void;
}

const alreadyThere =
  'This rate group already has a rate for this service level and these zones. Edit that rate, or choose others.';

type Route = Pick<ZoneRate, 'service_level_id' | 'from_zone_id' | 'to_zone_id'>;

export function RateDialog({ place, tariff, rates, rate, name, onClose }: RateDialogProps): ReactNode {
  const [begun] = useState<Route>(rate ?? { service_level_id: tariff.service_levels[0]?.id ?? 1 });
  const [route, setRoute] = useState(begun);
  const kept = rate && rates.find((one) => rateKey(one) === rateKey(rate));
  const base_revision = useBaseRevision(() => [place.rate_group_id, kept]);
  return (
    <SchemaDialog
      form={rateForm}
      layout="edit"
      size="lg"
      title={rate ? 'Edit rate' : 'Add rate'}
      action={rate ? 'Save rate' : 'Add rate'}
      failed="Couldn’t save the rate"
      stored={rate ? (rate as unknown as JsonObject) : { formula_type: 'formula' }}
      onSubmit={async (value) => {
        const { service_level_id, from_zone_id, to_zone_id } = route;
        const ends = {
          ...(from_zone_id !== undefined && { from_zone_id }),
          ...(to_zone_id !== undefined && { to_zone_id }),
        };
        const changed = { ...value, service_level_id, ...ends } as unknown as ZoneRate;
        if (!rate && rates.some((one) => rateKey(one) === rateKey(changed))) throw new Error(alreadyThere);
        await changeTariff({ base_revision, rate: { ...place, rate: changed } });
        onClose();
      }}
      changed={rateKey(route) !== rateKey(begun)}
      onClose={onClose}
    >
      {rate ? name : <RouteChoice tariff={tariff} route={route} onChange={setRoute} />}
    </SchemaDialog>
  );
}

interface RouteChoiceProps {
  readonly tariff: Tariff;
  readonly route: Route;
  readonly onChange: (route: Route) => void;
}

function RouteChoice({ tariff, route, onChange }: RouteChoiceProps): ReactNode {
  const zones = tariff.zones
    .filter(({ layer }) => layer === 'rates')
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const zone = (label: string, name: 'from_zone_id' | 'to_zone_id'): ReactNode => (
    <LongSelect
      label={label}
      placeholder="Anywhere"
      data={zones}
      value={route[name] === undefined ? null : String(route[name])}
      onChange={(id) => {
        const { [name]: _before, ...rest } = route;
        onChange(id === null ? rest : { ...rest, [name]: Number(id) });
      }}
      clearable
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <Select
        label="Service level"
        data={tariff.service_levels.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(route.service_level_id)}
        onChange={(id) => onChange({ ...route, service_level_id: Number(id) })}
      />
      {zone('From', 'from_zone_id')}
      {zone('To', 'to_zone_id')}
    </SimpleGrid>
  );
}
