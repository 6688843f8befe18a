/**
 * Chooses several parts of the tariff, or accounts, by name, depending on what its items refer to. Registered when this
 * file is imported.
 */
import { MultiSelect, type ComboboxItem, type MultiSelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { VipName } from '#modules/accounts/web/shared/vip-name.tsx';
import { useCan } from '#platform/web/client/session.ts';
import { registerWidget } from '#platform/web/form/rjsf/bridge.tsx';
import type { Reference } from '#platform/web/form/model/form-definition.ts';
import { useChoices } from '#platform/web/form/widgets/choice/reference-rows.ts';
import { more, moreOption, useShortList } from '#platform/web/form/widgets/choice/short-list.ts';
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

interface ChoiceListProps {
  readonly field: WidgetProps;
  readonly list: Pick<MultiSelectProps, 'data' | 'filter' | 'dropdownOpened' | 'onDropdownOpen' | 'onDropdownClose'>;
  readonly chosen: string[];
  readonly onChoose: (values: readonly string[]) => void;
  /** Whether the chosen option shows more of the list, and is no choice. */
  readonly isMore: (value: string | undefined) => boolean;
  readonly readOnly?: boolean;
  readonly onSearch?: (typed: string) => void;
}

function chosenIn({ value }: WidgetProps): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** With what is stored and unknown, by its id. */
function withUnknown<One extends Choice>(data: readonly One[], chosen: readonly string[]): (One | Choice)[] {
  const known = new Set(data.map(({ value }) => value));
  return [...data, ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))];
}

function storeIn(field: WidgetProps, values: readonly string[]): void {
  field.onChange(values.length > 0 ? values.map(Number) : undefined);
}

function ChoiceList({ field, list, chosen, onChoose, isMore, readOnly = false, onSearch }: ChoiceListProps): ReactNode {
  return (
    <MultiSelect
      {...inputAttributes(field)}
      {...list}
      value={chosen}
      onChange={(values) => {
        if (!isMore(values.at(-1))) onChoose(values);
      }}
      onBlur={field.onBlur}
      readOnly={field.readOnly || readOnly}
      error={field.invalid}
      searchable
      {...(onSearch && { onSearchChange: onSearch })}
      openOnFocus={false}
      renderOption={({ option }) => <VipName name={option.label} isVip={(option as Choice).isVip} />}
      placeholder={chosen.length === 0 ? (field.placeholder ?? 'None selected') : ' '}
      maxDropdownHeight={280}
    />
  );
}

function PartChoice({ data, ...field }: WidgetProps & { readonly data: readonly Choice[] }): ReactNode {
  const chosen = chosenIn(field);
  const { list, isMore } = useShortList(withUnknown(data, chosen));
  return (
    <ChoiceList
      field={field}
      list={list}
      chosen={chosen}
      isMore={isMore}
      onChoose={(values) => storeIn(field, values)}
    />
  );
}

const accountRows: Reference = {
  ...{ call: 'read_accounts', rows: 'accounts', entity: 'account' },
  ...{ key: 'id', label: 'name', star: { field: 'is_vip', title: 'VIP' } },
};

/** The accounts in the tariff, and those found by a search. */
function AccountChoice(field: WidgetProps): ReactNode {
  const { accounts } = useTariffAround();
  const mayRead = useCan('API_/accounts:GET');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const query = { ...(search !== '' && { search }) };
  const { found = [], further, readMore } = useChoices(accountRows, mayRead ? query : undefined);
  const chosen = chosenIn(field);
  const read = found.map(({ value, label, star }) => ({ value, label, isVip: star !== undefined }));
  const all = new Map([...accounts.map(choiceOf), ...picked, ...read].map((choice) => [choice.value, choice]));
  const isFound = new Set([...found.map(({ value }) => value), more]);
  const offered = withUnknown([...all.values()], chosen);
  return (
    <ChoiceList
      field={field}
      list={{
        data: further > 0 ? [...offered, moreOption(further)] : offered,
        // The server also finds accounts by their code, and says how many more there are.
        filter: ({ options, search: text }) =>
          (options as ComboboxItem[]).filter(
            ({ value, label }) => isFound.has(value) || label.toLowerCase().includes(text.trim().toLowerCase()),
          ),
      }}
      chosen={chosen}
      isMore={(value) => {
        if (value === more) readMore();
        return value === more;
      }}
      readOnly={!mayRead}
      onSearch={setTyped}
      onChoose={(values) => {
        // A found account keeps its name when another search follows.
        setPicked([...all.values()].filter(({ value }) => values.includes(value)));
        storeIn(field, values);
      }}
    />
  );
}

function TariffPartsWidget(props: WidgetProps): ReactNode {
  const around = useTariffAround();
  const items = props.schema['items'] as { readonly 'x-refers-to'?: string } | undefined;
  const refersTo = items?.['x-refers-to'] ?? '';
  if (refersTo === 'accounts.id') return <AccountChoice {...props} />;
  return <PartChoice {...props} data={(parts[refersTo]?.(around) ?? []).map(choiceOf)} />;
}

registerWidget('tariff-parts', TariffPartsWidget);
