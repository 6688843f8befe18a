/**
 * Chooses several parts of the tariff, or accounts, by name, depending on what its items refer to. Registered when this
 * file is imported.
 */
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { VipName } from '#modules/accounts/web/shared/vip-name.tsx';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { readList } from '#platform/web/client/read-list.ts';
import { useCan } from '#platform/web/client/session.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import { mostOptions } from '#platform/web/form/widgets/choice/short-list.ts';
import { inputAttributes, type WidgetProps } from '#platform/web/form/widgets/widget-props.ts';
import { useTariffAround, type TariffAround } from './tariff-around.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isVip?: boolean | undefined;
}

interface Named {
  readonly id: number;
  readonly name: string;
  /** Of an account. */
  readonly is_vip?: boolean;
}

/** By what the items of a field refer to. */
const parts: Readonly<Record<string, (around: TariffAround) => readonly Named[]>> = {
  'zones.id': ({ tariff }) => tariff.zones.filter(({ layer }) => layer === 'surcharges'),
  'service_levels.id': ({ tariff }) => tariff.service_levels,
  'rate_groups.id': ({ list }) => list.groups,
};

const choiceOf = ({ id, name, is_vip: isVip }: Named): Choice => ({ value: String(id), label: name, isVip });

interface ChoiceListProps extends WidgetProps {
  readonly data: readonly Choice[];
  readonly onSearch?: (typed: string) => void;
}

function ChoiceList({ data, onSearch, ...props }: ChoiceListProps): ReactNode {
  const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
  const known = new Set(data.map(({ value }) => value));
  const unknown = chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
  return (
    <MultiSelect
      {...inputAttributes(props)}
      value={chosen}
      data={[...data, ...unknown]}
      onChange={(values) => props.onChange(values.length > 0 ? values.map(Number) : undefined)}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      searchable
      {...(onSearch && { onSearchChange: onSearch })}
      openOnFocus={false}
      renderOption={({ option }) => <VipName name={option.label} isVip={(option as Choice).isVip} />}
      placeholder={chosen.length === 0 ? (props.placeholder ?? 'None selected') : ' '}
      maxDropdownHeight={280}
    />
  );
}

/** The accounts in the tariff, and those found by a search. */
function AccountChoice(props: WidgetProps): ReactNode {
  const { accounts } = useTariffAround();
  const mayRead = useCan('API_/accounts:GET');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const { data } = useQuery(
    {
      queryKey: [...entityKey('account'), 'choice', search],
      queryFn: ({ signal }) =>
        readList(
          { call: 'read_accounts', id: 'accounts' },
          { limit: mostOptions, ...(search !== '' && { search }) },
          signal,
        ),
      placeholderData: keepPreviousData,
      enabled: mayRead,
    },
    queryClient,
  );
  const found = (data?.rows ?? []).map((row) => choiceOf(row as unknown as Named));
  const all = new Map([...accounts.map(choiceOf), ...picked, ...found].map((choice) => [choice.value, choice]));
  return (
    <ChoiceList
      {...props}
      readOnly={props.readOnly || !mayRead}
      data={[...all.values()]}
      onSearch={setTyped}
      onChange={(value) => {
        // A found account keeps its name when another search follows.
        setPicked(
          [...all.values()].filter((choice) => Array.isArray(value) && value.map(String).includes(choice.value)),
        );
        props.onChange(value);
      }}
    />
  );
}

function TariffPartsWidget(props: WidgetProps): ReactNode {
  const around = useTariffAround();
  const items = props.schema['items'] as { readonly 'x-refers-to'?: string } | undefined;
  const refersTo = items?.['x-refers-to'] ?? '';
  if (refersTo === 'accounts.id') return <AccountChoice {...props} />;
  return <ChoiceList {...props} data={(parts[refersTo]?.(around) ?? []).map(choiceOf)} />;
}

registerWidget('tariff-parts', TariffPartsWidget);
