/** Chooses a price list, and copies, renames, publishes and removes it. */
import { Button, Group, Menu, NumberInput, Select } from '@mantine/core';
import { IconChevronDown, IconCopy } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import * as listForm from '#generated/forms/rate-revision.ts';
import type { RateRevision, RateRevisionRequest } from '#generated/types.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { RemoveFromTariff } from './remove-from-tariff.tsx';
import { nextId, useBaseRevision, useTariffAround } from './tariff-around.ts';
import { EditTerms } from './terms.tsx';
import { changeTariff } from './use-tariff.ts';

interface PriceListsProps {
  readonly lists: readonly RateRevision[];
  readonly onChoose: (id: number) => void;
}

type Window = 'copy' | 'edit' | 'publish' | 'remove' | 'terms';

function labelOf({ name, valid_from: from, is_draft: isDraft }: RateRevision): string {
  return isDraft === true ? `${name}, draft` : `${name}, from ${calendarDate(from)}`;
}

export function PriceLists({ lists, onChoose }: PriceListsProps): ReactNode {
  const { list } = useTariffAround();
  const mayChange = useCan('API_/rates/revisions:POST');
  const [open, setOpen] = useState<Window>();
  const close = (): void => setOpen(undefined);
  return (
    <Group align="end">
      <Select
        label="Price list"
        miw="20rem"
        data={lists.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
        value={String(list.id)}
        onChange={(id) => onChoose(Number(id))}
      />
      {mayChange && (
        <Button variant="default" leftSection={<IconCopy size="1rem" aria-hidden />} onClick={() => setOpen('copy')}>
          Copy price list
        </Button>
      )}
      {mayChange && list.is_draft === true && <Button onClick={() => setOpen('publish')}>Publish</Button>}
      {mayChange && (
        <Menu>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size="1rem" aria-hidden />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('edit')}>Change name or first day</Menu.Item>
            <Menu.Item onClick={() => setOpen('terms')}>VAT and distances</Menu.Item>
            {lists.length > 1 && (
              <Menu.Item color="red" onClick={() => setOpen('remove')}>
                Remove price list
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'copy' && <CopyDialog lists={lists} onChoose={onChoose} onClose={close} />}
      {open === 'edit' && <EditDialog onClose={close} />}
      {open === 'publish' && <Publish onClose={close} />}
      {open === 'remove' && <Remove onClose={close} />}
      {open === 'terms' && <EditTerms onClose={close} />}
    </Group>
  );
}

function CopyDialog({ lists, onChoose, onClose }: PriceListsProps & { readonly onClose: () => void }): ReactNode {
  const { list } = useTariffAround();
  // The copy takes over everything in the list.
  const base_revision = useBaseRevision((now) => now.list);
  const [percentage, setPercentage] = useState<number | string>('');
  return (
    <SchemaDialog
      form={listForm}
      layout="edit"
      title={`Copy ${list.name}`}
      action="Copy price list"
      failed="Couldn’t copy the price list"
      stored={{ name: `Copy of ${list.name}` }}
      onSubmit={async (value) => {
        const id = nextId(lists);
        const item = { ...value, id, is_draft: true } as RateRevisionRequest;
        const raise = typeof percentage === 'number' ? { raise_percentage: percentage } : {};
        await changeTariff({ base_revision, price_list: { item, copy_of: list.id, ...raise } });
        onChoose(id);
        onClose();
      }}
      changed={percentage !== ''}
      onClose={onClose}
    >
      The copy is a draft: it prices nothing until you publish it.
      <NumberInput
        my="md"
        label="Raise rates by (Optional)"
        description="Below zero lowers them. Surcharges and adjustments stay as they are."
        suffix="%"
        min={-90}
        max={500}
        decimalScale={2}
        value={percentage}
        onChange={setPercentage}
      />
    </SchemaDialog>
  );
}

/** What is edited of a price list itself. */
function headOf({ name, valid_from, is_draft = false }: RateRevision): object {
  return { name, valid_from, is_draft };
}

function EditDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { list } = useTariffAround();
  const base_revision = useBaseRevision((now) => headOf(now.list));
  const { id, name, valid_from, is_draft = false } = list;
  return (
    <SchemaDialog
      form={listForm}
      layout="edit"
      title="Change price list"
      action="Save price list"
      failed="Couldn’t save the price list"
      stored={{ name, valid_from }}
      onSubmit={async (value) => {
        const item = { ...value, id, is_draft } as RateRevisionRequest;
        await changeTariff({ base_revision, price_list: { item } });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function Publish({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { list } = useTariffAround();
  // Everything in the list begins to count.
  const base_revision = useBaseRevision((now) => now.list);
  const { id, name, valid_from } = list;
  const publish = async (): Promise<void> => {
    try {
      const item = { id, name, valid_from, is_draft: false };
      await changeTariff({ base_revision, price_list: { item } });
    } catch (failure) {
      const message = failure instanceof CallError ? messageOf(failure) : 'Couldn’t publish the price list. Try again.';
      if (message !== null) showToast('error', message);
    }
    onClose();
  };
  return (
    <Confirm opened title="Publish this price list?" action="Publish" onCancel={onClose} onConfirm={publish}>
      {`${name} prices every shipment that is collected on ${calendarDate(valid_from)} or later, until the next list begins.`}
    </Confirm>
  );
}

function Remove({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { list } = useTariffAround();
  return (
    <RemoveFromTariff
      noun="price list"
      name={list.name}
      partOf={(now) => now.list}
      change={{ price_list: { item: { id: list.id }, remove: true } }}
      onClose={onClose}
    />
  );
}
