/** The rows of another list that a picker offers: a hundred at a time, as many more as the user asks for (F417). */

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/call-error.ts';
import { entityKey, queryClient } from '../../../client/query-client.ts';
import { readList, type ListPage } from '../../../client/read-list.ts';
import type { Reference } from '../../model/form-definition.ts';
import { choicesIn, type ReferenceChoice } from './reference-choices.ts';
import { mostOptions } from './short-list.ts';

export type Narrowing = Readonly<Record<string, unknown>>;

function keyOf({ call, entity }: Reference, query: Narrowing | undefined): readonly unknown[] {
  return [...entityKey(entity), 'reference', call, query];
}

function read({ call, rows }: Reference, query: Narrowing | undefined, signal: AbortSignal): Promise<ListPage> {
  return readList({ call, id: rows }, { limit: mostOptions, ...query }, signal);
}

/** The first row that `query` finds. */
export async function firstChoice(reference: Reference, query: Narrowing): Promise<ReferenceChoice | undefined> {
  const first = { ...query, limit: 1 };
  const { rows } = await queryClient.fetchQuery({
    queryKey: keyOf(reference, first),
    queryFn: ({ signal }) => read(reference, first, signal),
  });
  return choicesIn(reference, rows)[0];
}

/** The row that is stored, once its key is given. */
export function useStoredChoice(reference: Reference, stored: string | undefined): ReferenceChoice | undefined {
  const query = { [reference.key]: stored, limit: 1 };
  const { data } = useQuery(
    {
      queryKey: keyOf(reference, query),
      queryFn: ({ signal }) => read(reference, query, signal),
      placeholderData: keepPreviousData,
      enabled: stored !== undefined,
    },
    queryClient,
  );
  return stored === undefined || !data ? undefined : choicesIn(reference, data.rows)[0];
}

interface Choices {
  readonly found?: readonly ReferenceChoice[];
  /** How many rows there are besides those found. */
  readonly further: number;
  readonly readMore: () => void;
  /** Why there are none. */
  readonly failure?: string;
}

/** The rows that `query` finds, once it is given. */
export function useChoices(reference: Reference, query: Narrowing | undefined): Choices {
  const { data, error, fetchNextPage } = useInfiniteQuery(
    {
      queryKey: [...keyOf(reference, query), 'pages'],
      queryFn: ({ pageParam: offset, signal }) => read(reference, { ...query, ...(offset > 0 && { offset }) }, signal),
      initialPageParam: 0,
      getNextPageParam: (_, pages) => pages.reduce((sum, { rows }) => sum + rows.length, 0),
      placeholderData: keepPreviousData,
      enabled: query !== undefined,
    },
    queryClient,
  );
  const readMore = (): void => void fetchNextPage();
  if (query === undefined) return { further: 0, readMore };
  if (!data) return { further: 0, readMore, ...(error && { failure: messageOf(error) ?? '' }) };
  const rows = data.pages.flatMap((page) => page.rows);
  const { count = 0 } = data.pages.at(-1) ?? {};
  return { found: choicesIn(reference, rows), further: Math.max(0, (count || 0) - rows.length), readMore };
}
