/**
 * The packaging of an account: its own list, or the provider's while it has none. By hand: the table shows a few lines
 * of one setting, and no list of records.
 */
import { Button, Group, Table, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isList, isObject, type JsonObject } from '#engine/values/json-value.ts';
import * as packagingForm from '#generated/forms/account-packaging.ts';
import type { ParcelType } from '#generated/types.ts';
import { dimensionsText, moneyText, weightText } from '#platform/domain/amount.ts';
import { call, type Answer } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { TextSkeleton } from '#platform/web/ui/feedback/text-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';

interface PackagingCardProps {
  readonly accountId: number;
  readonly accountName: string;
}

type Types = readonly ParcelType[];

const setting = 'parcel_types';
const standardList = 'The standard list is offered at booking.';

/** Only the packaging last marked as default keeps the mark. */
function withOneDefault(value: JsonObject, before: JsonObject): JsonObject {
  const { parcel_types: types } = value;
  if (!isList(types)) return value;
  const isDefault = (type: unknown): boolean => isObject(type) && type['is_default'] === true;
  if (types.filter(isDefault).length < 2) return value;
  const earlier = isList(before[setting]) ? before[setting].filter(isDefault) : [];
  const wasDefault = (id: unknown): boolean => earlier.some((type) => isObject(type) && type['id'] === id);
  const isOne = (type: unknown): boolean => isObject(type) && isDefault(type) && !wasDefault(type['id']);
  const typeIndex = types.findIndex(isOne);
  const only = types.map((type, index) => (isObject(type) ? { ...type, is_default: index === typeIndex } : type));
  return { ...value, parcel_types: only };
}

type Read = Answer<'read_account_settings'>;

const readTypes = (account_id: number, signal?: AbortSignal): Promise<Read> =>
  call('read_account_settings', { query: { account_id, setting }, ...(signal && { signal }) });

const typesOf = ({ account_settings: [found] }: Read): Types => (found?.value ?? []) as Types;

const formOf = (read: Read): JsonObject => ({ parcel_types: [...typesOf(read)] });

/** A conflict comes with what someone else saved, so that the dialog shows it. */
async function withRecord(failure: unknown, accountId: number): Promise<unknown> {
  if (!(failure instanceof CallError && failure.code === 'conflict')) return failure;
  return new CallError(failure.status, failure.code, failure.message, { record: await readTypes(accountId) });
}

async function save(account_id: number, { revision }: Read, value: Types | null): Promise<void> {
  const based = revision === undefined ? {} : { base_revision: revision };
  try {
    await call('save_account_setting', { body: { account_id, setting, value, ...based } });
  } catch (failure) {
    throw await withRecord(failure, account_id);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [...entityKey('account'), setting, account_id] });
  }
  showToast('success', 'Packaging saved');
}

export function PackagingCard({ accountId, accountName }: PackagingCardProps): ReactNode {
  const mayChange = useCan('API_/accounts/settings:POST');
  const [open, setOpen] = useState(false);
  const { data, isLoading } = useQuery(
    {
      queryKey: [...entityKey('account'), setting, accountId],
      queryFn: ({ signal }) => readTypes(accountId, signal),
    },
    queryClient,
  );
  const found = data?.account_settings[0];
  if (!data || !found)
    return isLoading ? (
      <Card title="Packaging">
        <TextSkeleton>
          <Text size="sm">{standardList}</Text>
        </TextSkeleton>
      </Card>
    ) : null;
  const types = typesOf(data);
  const useStandard = (): void => {
    save(accountId, data, null).catch((failure: unknown) =>
      showToast('error', messageOf(failure) ?? 'Couldn’t save the packaging'),
    );
  };
  return (
    <Card
      title="Packaging"
      aside={
        mayChange && (
          <Group gap="xs">
            {found.set_here === true && (
              <Button variant="subtle" size="xs" onClick={useStandard}>
                Use the standard list
              </Button>
            )}
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPencil size="1rem" aria-hidden />}
              aria-label="Edit packaging"
              onClick={() => setOpen(true)}
            >
              Edit
            </Button>
          </Group>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {found.set_here === true ? 'This account has a list of its own.' : standardList}
      </Text>
      {types.length > 0 && <TypesTable types={types} />}
      {open && (
        <SchemaDialog
          form={packagingForm}
          layout="edit"
          size="xl"
          title={`Packaging of ${accountName}`}
          action="Save packaging"
          failed="Couldn’t save the packaging"
          stored={formOf(data)}
          record={data}
          storedOf={formOf}
          normalize={withOneDefault}
          onSubmit={async (value, opened = data) => {
            await save(accountId, opened, (value[setting] ?? []) as unknown as Types);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

function TypesTable({ types }: { readonly types: Types }): ReactNode {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th>Size</Table.Th>
          <Table.Th>Weight</Table.Th>
          <Table.Th>Declared value</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {types.map(({ id, name, length, width, height, weight, declared_value: worth, is_default: isDefault }) => (
          <Table.Tr key={id}>
            <Table.Td>{isDefault ? `${name} (default)` : name}</Table.Td>
            <Table.Td>{dimensionsText([length, width, height])}</Table.Td>
            <Table.Td>{weightText(weight)}</Table.Td>
            <Table.Td>{worth === undefined ? '' : moneyText(worth)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
