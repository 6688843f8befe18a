/** Rate groups of a price list: their accounts and the cost of insurance; a new one may copy another one's rates. */
import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as groupForm from '#generated/forms/rate-group.ts';
import { rate_groups } from '#generated/tables.ts';
import type { RateGroup, RateGroupRequest } from '#generated/types.ts';
import { numberText } from '#platform/domain/amount.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { TableFrame } from '#platform/web/table/table-frame.tsx';
import { RowButtons } from './part-list.tsx';
import './parts-widget.tsx';
import { RemoveFromTariff } from './remove-from-tariff.tsx';
import { nextId, partWith, useBaseRevision, useTariffAround } from './tariff-around.ts';
import { changeTariff } from './use-tariff.ts';

type Open = { readonly kind: 'edit' | 'remove'; readonly group: RateGroup } | { readonly kind: 'new' };

export function RateGroups(): ReactNode {
  const { list, accounts } = useTariffAround();
  const mayChange = useCan('API_/rates/revisions:POST');
  const [open, setOpen] = useState<Open>();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const close = (): void => setOpen(undefined);
  const actions = (group: RateGroup): ReactNode => (
    <RowButtons
      name={group.name}
      onEdit={() => setOpen({ kind: 'edit', group })}
      {...(group.is_default !== true && { onRemove: () => setOpen({ kind: 'remove', group }) })}
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
          Add rate group
        </Button>
      )}
      <TableFrame>
        <DataTable
          table={rate_groups}
          rows={list.groups}
          cells={{
            rates: ({ rates }) => numberText(rates.length),
            account_ids: ({ account_ids: ids = [], is_default: isDefault }) =>
              isDefault === true ? 'All others' : accountsText(ids, names),
          }}
          {...(mayChange && { actions })}
        />
      </TableFrame>
      {open?.kind === 'remove' && (
        <RemoveFromTariff
          noun="rate group"
          name={open.group.name}
          partOf={(now) => partWith(now.list.groups, open.group.id)}
          change={{ rate_group: { rate_revision_id: list.id, item: { id: open.group.id }, remove: true } }}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && <GroupDialog group={open.group} onClose={close} />}
      {open?.kind === 'new' && <GroupDialog onClose={close} />}
    </>
  );
}

const few = 3;

function accountsText(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  if (ids.length === 0) return 'None';
  const shown = ids.slice(0, few).map((id) => names.get(id) ?? String(id));
  return ids.length > few ? `${shown.join(', ')} and ${ids.length - few} more` : shown.join(', ');
}

interface GroupDialogProps {
  /** Absent for a new group. */
  readonly group?: RateGroup;
  readonly onClose: () => void;
}

function GroupDialog({ group, onClose }: GroupDialogProps): ReactNode {
  const { list } = useTariffAround();
  const base_revision = useBaseRevision((now) => termsOf(partWith(now.list.groups, group?.id)));
  const [model, setModel] = useState<string | null>(null);
  return (
    <SchemaDialog
      form={groupForm}
      layout="edit"
      size="lg"
      title={group ? `Edit ${group.name}` : 'Add rate group'}
      action={group ? 'Save rate group' : 'Add rate group'}
      failed="Couldn’t save the rate group"
      stored={group ? (group as unknown as JsonObject) : {}}
      onSubmit={async ({ name, account_ids, insurance }) => {
        const id = group?.id ?? nextId(list.groups);
        const item = {
          ...{ id, name, account_ids, is_default: group?.is_default ?? false },
          ...insuranceOf(insurance as JsonObject | undefined, id),
        } as RateGroupRequest;
        await changeTariff({
          base_revision,
          rate_group: { rate_revision_id: list.id, item, ...(model !== null && { copy_of: Number(model) }) },
        });
        onClose();
      }}
      changed={model !== null}
      onClose={onClose}
    >
      {!group && (
        <Select
          label="Begin with the rates of"
          description="Routes that a group has no rate for are priced by the default group."
          placeholder="No rates of its own"
          data={list.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={model}
          onChange={setModel}
          clearable
          mb="md"
        />
      )}
    </SchemaDialog>
  );
}

/** What the dialog edits: the rates of a group are changed one at a time. */
function termsOf(group: RateGroup | undefined): object | undefined {
  return group && { ...group, rates: [] };
}

/** Insurance is offered if it has a charge. */
function insuranceOf(typed: JsonObject | undefined, id: number): object {
  if (!typed || typeof typed['charge_value'] !== 'number') return {};
  return { insurance: { id, charge_type: 'percentage', ...typed } };
}
