/** The user's saved views of lists: loaded once, and changed here. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListTable } from '#engine/tables/table.ts';
import type { ListView as SavedView } from '#generated/types.ts';
import { call } from '../../client/call.ts';
import { entityKey, queryClient } from '../../client/query-client.ts';
import { showToast, toastFailure } from '../../ui/feedback/toast.ts';
import { withTabOf } from '../list-address.ts';

/** The documented key under which the views of a list are stored: `shipments_filters` (F142). */
export function filterKeyOf({ id }: Pick<ListTable, 'id'>): string {
  return `${id}_filters`;
}

/** A link contains the view itself, so that it works for everyone who may see the list. */
export function linkTo(query: string): string {
  return `${location.origin}${location.pathname}?${query}`;
}

/** Undefined until they have loaded. */
export function useSavedViews(table: Pick<ListTable, 'id'>): readonly SavedView[] | undefined {
  const { data } = useQuery(
    {
      queryKey: entityKey('list_view'),
      queryFn: ({ signal }) => call('read_list_views', { signal }),
      staleTime: 5 * 60_000,
    },
    queryClient,
  );
  return data?.list_views.filter(({ filter_key }) => filter_key === filterKeyOf(table));
}

/** A list that is opened without a query shows the user's default view. */
export function useDefaultView(views: readonly SavedView[] | undefined): void {
  const [address, setAddress] = useSearchParams();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current || !views) return;
    hasArrived.current = true;
    const view = views.find((one) => one.is_default);
    const isPlain = [...address.keys()].every((name) => name === 'tab');
    if (view && isPlain) setAddress(withTabOf(new URLSearchParams(view.query), address), { replace: true });
  }, [views, address, setAddress]);
}

/** Runs the change and reloads the views; an error is shown as a toast. */
export async function changeViews(what: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await what();
    showToast('success', done);
  } catch (failure) {
    toastFailure(failure);
  } finally {
    await refreshViews();
  }
}

export function refreshViews(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('list_view') });
}
