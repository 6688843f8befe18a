/** The common parts of document pages: loading a document by the number in the address, and a message when there is none. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';

interface DocumentScreenProps<Document> {
  /** `Invoice` */
  readonly name: string;
  /** Query key, so that it is refetched when such a document changes. */
  readonly queryKey: readonly unknown[];
  readonly read: (id: number, signal: AbortSignal) => Promise<Document>;
  readonly children: (document: Document) => ReactNode;
}

export function DocumentScreen<Document>({ name, queryKey, read, children }: DocumentScreenProps<Document>): ReactNode {
  const { id: written = '' } = useParams();
  const id = /^\d{1,15}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...queryKey, 'one', id],
      queryFn: ({ signal }) => read(id, signal),
      enabled: id > 0,
      retry: false,
    },
    queryClient,
  );
  if (data !== undefined) return children(data);
  const isUnknown = id === 0 || (error instanceof CallError && error.status === 404);
  return (
    <Page title={name}>
      {isUnknown ? (
        <Empty title={`${name} not found`}>It may belong to another account, or the number is mistyped.</Empty>
      ) : error ? (
        <Failure
          title="Couldn’t load the document"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSkeleton rows={2} />
      )}
    </Page>
  );
}
