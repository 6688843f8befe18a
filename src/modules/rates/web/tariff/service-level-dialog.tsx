/** A service level in a dialog: a new one, or one being edited. */
import type { ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as levelForm from '#generated/forms/service-level.ts';
import type { DayOfWeek, ServiceLevel } from '#generated/types.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { nextId, partWith, useBaseRevision, useTariffAround } from './tariff-around.ts';
import { changeTariff } from './use-tariff.ts';

interface ServiceLevelDialogProps {
  /** Absent for a new service level. */
  readonly level?: ServiceLevel;
  readonly onClose: () => void;
}

const weekdays = () => [1, 2, 3, 4, 5] satisfies DayOfWeek[];
/** Defaults that suit most couriers. */
const usual = {
  ...{ collection_cut_off_time: '15:00', collection_days: weekdays(), delivery_days: weekdays() },
  ...{ collects_from: 'door', delivers_to: 'door', volumetric_divisor: 5000 },
} satisfies Partial<ServiceLevel>;

export function ServiceLevelDialog({ level, onClose }: ServiceLevelDialogProps): ReactNode {
  const { tariff } = useTariffAround();
  const base_revision = useBaseRevision((now) => partWith(now.tariff.service_levels, level?.id));
  const next = nextId(tariff.service_levels);
  return (
    <SchemaDialog
      form={levelForm}
      layout="edit"
      size="lg"
      title={level ? `Edit ${level.name}` : 'Add service level'}
      action={level ? 'Save service level' : 'Add service level'}
      failed="Couldn’t save the service level"
      stored={level ? (level as unknown as JsonObject) : usual}
      onSubmit={async (value) => {
        const service_level = { ...level, ...value, id: level?.id ?? next } as unknown as ServiceLevel;
        await changeTariff({ base_revision, service_level });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
