/** The tags of an account, as in its list. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { TagEditor } from '../shared/tag-editor.tsx';

export function AccountTags({ id }: { readonly id: number }): ReactNode {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('account'), 'tags', id],
      queryFn: ({ signal }) => call('read_accounts', { query: { id, limit: 1 }, signal }),
    },
    queryClient,
  );
  const [account] = data?.accounts ?? [];
  return account ? <TagEditor type="account" id={id} tags={account.tags ?? []} /> : null;
}
