/** The available tags of a kind, and changing those of accounts and shipments. */
import { useQuery } from '@tanstack/react-query';
import type { TagAccountsAnswer200, TagShipmentsAnswer202 } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useCan } from '#platform/web/client/session.ts';

export type Tagged = 'account' | 'shipment';

interface TagChange {
  readonly ids: readonly number[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Whether the user may change tags of this kind. */
export function useMayTag(type: Tagged): boolean {
  const mayChange = useCan(type === 'account' ? 'API_/accounts:PATCH' : 'API_/shipments:PATCH');
  return useCan('API_/tags:GET') && mayChange;
}

/** Names of the existing tags; empty until loaded. */
export function useTags(type: Tagged): readonly string[] {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('tags'), 'reference', { type }, 'all'],
      queryFn: ({ signal }) => call('read_tags', { query: { type }, signal }),
    },
    queryClient,
  );
  return data?.tags.map(({ name }) => name) ?? [];
}

/** Refetches everything that shows them. `sent`: the idempotency key of a change that may be repeated. */
export async function changeTags(
  type: Tagged,
  { ids, add, remove }: TagChange,
  sent: { readonly idempotencyKey?: string } = {},
): Promise<TagAccountsAnswer200 | TagShipmentsAnswer202> {
  const body = { ids: [...ids], add: [...add], remove: [...remove] };
  const options = { body, ...sent };
  const answer = await (type === 'account' ? call('tag_accounts', options) : call('tag_shipments', options));
  void queryClient.invalidateQueries({ queryKey: entityKey('tags') });
  void queryClient.invalidateQueries({ queryKey: entityKey(type) });
  return answer;
}
