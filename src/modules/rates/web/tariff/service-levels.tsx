/** The service levels, with a dialog for each. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { service_levels } from '#generated/tables.ts';
import type { DayOfWeek, ServiceLevel } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as levelForm from '#generated/forms/service-level.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { RowButtons } from './part-list.tsx';
import { RemoveFromTariff } from './remove-from-tariff.tsx';
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

/** A service level in a dialog: a new one, or one being edited. */
function ServiceLevelDialog({ level, onClose }: ServiceLevelDialogProps): ReactNode {
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

export function ServiceLevels(): ReactNode {
  const { tariff } = useTariffAround();
  const mayChange = useCan('API_/rates/revisions:POST');
  const [open, setOpen] = useState<ServiceLevel | 'new'>();
  const [removing, setRemoving] = useState<ServiceLevel>();
  const edit = (level: ServiceLevel): ReactNode => (
    <RowButtons name={level.name} onEdit={() => setOpen(level)} onRemove={() => setRemoving(level)} />
  );
  return (
    <>
      {mayChange && (
        <Button
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => setOpen('new')}
        >
          Add service level
        </Button>
      )}
      <TableFrame>
        <DataTable table={service_levels} rows={tariff.service_levels} {...(mayChange && { actions: edit })} />
      </TableFrame>
      {removing && (
        <RemoveFromTariff
          noun="service level"
          name={removing.name}
          partOf={(now) => partWith(now.tariff.service_levels, removing.id)}
          change={{ remove_service_level: removing.id }}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {open && <ServiceLevelDialog {...(open !== 'new' && { level: open })} onClose={() => setOpen(undefined)} />}
    </>
  );
}
