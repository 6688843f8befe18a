/** Searches branches, accounts and users by name, code or address. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#platform/web/client/query-client.ts';
import { parseScope, scopeText } from '#platform/domain/scope.ts';
import type { ScopeKind, ScopeRef } from '#platform/domain/scope-bar.ts';

export interface FoundScope {
  readonly kind: ScopeKind;
  readonly id: number;
  readonly title: string;
  /** A code or an address next to the name. */
  readonly detail: string;
  /** Number of settings that it sets itself. */
  readonly own: number;
}

/** The matches for a text, always including the current scope. */
export type FindScopes = (text: string, shown: ScopeRef, signal: AbortSignal) => Promise<readonly FoundScope[]>;

export interface Offer {
  /** The scope as text. */
  readonly value: string;
  readonly label: string;
}

export interface OfferGroup {
  readonly title: string | undefined;
  readonly offers: readonly Offer[];
}

const groups: readonly { readonly kind: ScopeKind; readonly title: string }[] = [
  { kind: 'branch', title: 'Branches' },
  { kind: 'account', title: 'Accounts' },
  { kind: 'user', title: 'Users' },
];

/** Earlier results stay until those for `text` arrive; `asking` until then. Without a connection there are none. */
export function useFoundScopes(
  text: string,
  selected: ScopeRef,
  find: FindScopes,
): { readonly found: readonly FoundScope[]; readonly isLoading: boolean } {
  const shown = scopeText(selected);
  const { data, isFetching } = useQuery(
    {
      queryKey: ['setting scopes', text, shown],
      queryFn: ({ signal }) => find(text, parseScope(shown) ?? { kind: 'provider' }, signal),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return { found: data ?? [], isLoading: isFetching };
}

/** The current scope, once its name is known. */
export function useShownScope(selected: ScopeRef, find: FindScopes): FoundScope | undefined {
  const { found } = useFoundScopes('', selected, find);
  return found.find(({ kind, id }) => kind === selected.kind && id === selected.id);
}

/** `general` and the matches by group, limited to those whose label contains every word of `text`. */
export function offersFor(
  text: string,
  general: readonly Offer[],
  found: readonly FoundScope[],
  unnamed: readonly Offer[] = [],
): readonly OfferGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label }: Offer): boolean => words.every((word) => label.toLowerCase().includes(word));
  const known = new Set(general.map(({ value }) => value));
  const byKind = groups.map(({ kind, title }) => ({
    title,
    offers: found
      .filter((one) => one.kind === kind && !known.has(scopeText(one)))
      .map((one) => ({ value: scopeText(one), label: labelOf(one) })),
  }));
  return [{ title: undefined, offers: general }, ...byKind, { title: 'Shown now', offers: unnamed }]
    .map(({ title, offers }) => ({ title, offers: offers.filter(fits) }))
    .filter(({ offers }) => offers.length > 0);
}

function labelOf({ title, detail, own }: FoundScope): string {
  return `${title} · ${detail}${own > 0 ? ` · ${own} of its own` : ''}`;
}
