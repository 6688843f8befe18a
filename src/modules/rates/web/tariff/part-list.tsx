/** The surcharges, adjustments or levies of a tariff: a list, with a dialog for each entry. */
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { FuelLevy, Surcharge } from '#generated/types.ts';
import { moneyText, numberText } from '#platform/domain/amount.ts';
import { wallClock } from '#platform/domain/time.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { DataTable, type CellOf } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import type { Part, PartKind } from './part-kinds.ts';
import './parts-widget.tsx';
import { RemoveFromTariff } from './remove-from-tariff.tsx';
import { nextId, partWith, useBaseRevision, useTariffAround } from './tariff-around.ts';
import { changeTariff } from './use-tariff.ts';

type Open = { readonly kind: 'edit' | 'remove'; readonly part: Part } | { readonly kind: 'new' };

export function PartList({ kind }: { readonly kind: PartKind }): ReactNode {
  const around = useTariffAround();
  const mayChange = useCan('API_/rates/revisions:POST');
  const [open, setOpen] = useState<Open>();
  const items = kind.itemsOf(around);
  const close = (): void => setOpen(undefined);
  const actions = (part: Part): ReactNode => (
    <RowButtons
      name={part.name}
      onEdit={() => setOpen({ kind: 'edit', part })}
      onRemove={() => setOpen({ kind: 'remove', part })}
    />
  );
  return (
    <>
      {mayChange && (
        <Button
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {`Add ${kind.noun}`}
        </Button>
      )}
      <TableFrame>
        <DataTable table={kind.table} rows={items} cells={useCells()} {...(mayChange && { actions })} />
      </TableFrame>
      {open?.kind === 'remove' && (
        <RemoveFromTariff
          noun={kind.noun}
          name={open.part.name}
          partOf={(now) => partWith(kind.itemsOf(now), open.part.id)}
          change={kind.changeOf(around.list.id, open.part, true)}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && <PartDialog kind={kind} part={open.part} onClose={close} />}
      {open?.kind === 'new' && <PartDialog kind={kind} onClose={close} />}
    </>
  );
}

interface PartDialogProps {
  readonly kind: PartKind;
  /** Absent for a new part. */
  readonly part?: Part;
  readonly onClose: () => void;
}

function PartDialog({ kind, part, onClose }: PartDialogProps): ReactNode {
  const around = useTariffAround();
  const base_revision = useBaseRevision((now) => partWith(kind.itemsOf(now), part?.id));
  return (
    <SchemaDialog
      form={kind.form}
      layout="edit"
      size="lg"
      title={part ? `Edit ${part.name}` : `Add ${kind.noun}`}
      action={part ? 'Save' : `Add ${kind.noun}`}
      failed={`Couldn’t save the ${kind.noun}`}
      stored={part ? (part as unknown as JsonObject) : kind.start}
      onSubmit={async (value) => {
        const id = part?.id ?? nextId(kind.itemsOf(around));
        const item = { ...value, id } as unknown as Part;
        await changeTariff({ ...kind.changeOf(around.list.id, item, false), base_revision });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

interface RowButtonsProps {
  readonly name: string;
  readonly onEdit: () => void;
  /** Absent for a part that can't be removed. */
  readonly onRemove?: () => void;
}

/** The actions on a row of a tariff. */
export function RowButtons({ name, onEdit, onRemove }: RowButtonsProps): ReactNode {
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <Button variant="subtle" size="compact-sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      {onRemove && (
        <Button variant="subtle" color="red" size="compact-sm" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Group>
  );
}

/** Cells that a format alone cannot draw: amounts by type, zones by name, today's levy. */
function useCells(): Readonly<Record<string, CellOf<Part>>> {
  const { tariff } = useTariffAround();
  const zones = new Map(tariff.zones.map(({ id, name }) => [id, name]));
  const today = wallClock(new Date()).date;
  return {
    charge_value: (part) => {
      const { charge_type: type, charge_value: value } = part as unknown as Surcharge;
      return type === 'percentage' ? `${numberText(value)}%` : moneyText(value);
    },
    zone_ids: (part) => {
      const { zone_ids: ids = [], tags = [] } = part as unknown as Surcharge;
      const places = [...ids.map((id) => zones.get(id) ?? String(id)), ...tags];
      return places.length > 0 ? places.join(', ') : 'Everywhere';
    },
    percentages: (part) => {
      const begun = (part as unknown as FuelLevy).percentages.filter(({ from_date: from }) => from <= today);
      const latest = [...begun].sort((one, other) => (one.from_date < other.from_date ? 1 : -1))[0];
      return latest ? `${numberText(latest.percentage)}%` : 'None yet';
    },
  };
}
