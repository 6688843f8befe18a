/** Settings for are shown and where to look at others': the provider, a branch, a customer, a person. */
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { parseScope, scopeText, type ScopeKind, type ScopeRef } from '#platform/domain/scope.ts';

export interface FoundPlace {
  readonly kind: ScopeKind;
  readonly id: number;
  readonly title: string;
  /** A code or an address beside the name. */
  readonly detail: string;
  /** How many settings it has of its own. */
  readonly own: number;
}

export interface ScopePickerProps {
  readonly selected: ScopeRef;
  /** Places that need no looking up, by their text. */
  readonly general: readonly { readonly value: string; readonly label: string }[];
  /** What fits what was typed, the place that is shown always among it; constant. */
  readonly find: (text: string, shown: ScopeRef, signal: AbortSignal) => Promise<readonly FoundPlace[]>;
  readonly onPick: (place: ScopeRef) => void;
}

/** Typing asks again after this pause, in milliseconds. */
const pauseMs = 250;

const groups: readonly { readonly kind: ScopeKind; readonly title: string }[] = [
  { kind: 'branch', title: 'Branches' },
  { kind: 'account', title: 'Accounts' },
  { kind: 'user', title: 'Users' },
];

/** Until its name is known, or where the person may not know it. */
const nameless: Readonly<Record<ScopeKind, string>> = {
  platform: 'Every provider',
  provider: 'Everyone',
  branch: 'A branch',
  account: 'An account',
  user: 'A user',
};

function labelOf({ title, detail, own }: FoundPlace): string {
  return `${title} · ${detail}${own > 0 ? ` · ${own} of its own` : ''}`;
}

function useFound(typed: string, selected: ScopeRef, find: ScopePickerProps['find']): readonly FoundPlace[] {
  const [text] = useDebouncedValue(typed, pauseMs);
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  const shown = scopeText(selected);
  useEffect(() => {
    const stopped = new AbortController();
    find(text, parseScope(shown) ?? { kind: 'provider' }, stopped.signal)
      .then(setFound)
      // Without the list the places above and the present one can still be chosen.
      .catch(() => undefined);
    return () => stopped.abort();
  }, [text, shown, find]);
  return found;
}

export function ScopePicker({ selected, general, find, onPick }: ScopePickerProps): ReactNode {
  const [typed, setTyped] = useState('');
  const now = scopeText(selected);
  const found = useFound(typed, selected, find);
  const known = new Set(general.map(({ value }) => value));
  const offered = groups
    .map(({ kind, title }) => ({
      group: title,
      items: found
        .filter((one) => one.kind === kind && !known.has(scopeText(one)))
        .map((one) => ({ value: scopeText(one), label: labelOf(one) })),
    }))
    .filter(({ items }) => items.length > 0);
  const all = [...general, ...offered.flatMap(({ items }) => items)];
  const label = all.find(({ value }) => value === now)?.label;
  const shown =
    label === undefined ? [{ group: 'Shown now', items: [{ value: now, label: nameless[selected.kind] }] }] : [];
  return (
    <Select
      aria-label="Settings for"
      w={{ base: '100%', sm: '22rem' }}
      value={now}
      data={[...general, ...offered, ...shown]}
      onChange={(next) => {
        const place = next === null ? undefined : parseScope(next);
        if (place) onPick(place);
      }}
      onSearchChange={(text) => setTyped(text === label ? '' : text)}
      // What was found was found by name, code or address: all of it is shown.
      {...(typed === '' ? {} : { filter: ({ options }) => options })}
      leftSection={
        <Text size="sm" c="dimmed" aria-hidden>
          For
        </Text>
      }
      leftSectionWidth="2.6rem"
      leftSectionPointerEvents="none"
      searchable
      allowDeselect={false}
      openOnFocus={false}
      nothingFoundMessage="Nobody found"
      maxDropdownHeight={360}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
