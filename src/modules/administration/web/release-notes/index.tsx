/** `/release-notes` (F386): what is new, the newest version first. */
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { release_notes } from '#generated/tables.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { calendarDate } from '#platform/web/ui/data/clock.ts';
import { RichHtml } from '#platform/web/ui/data/rich-html.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';

export default function ReleaseNotesScreen(): ReactNode {
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('release_note'), 'read'],
      queryFn: ({ signal }) => call('read_release_notes', { query: { limit: 20 }, signal }),
    },
    queryClient,
  );
  const notes = data?.release_notes ?? [];
  return (
    <Page title={release_notes.title} description="What is new in each version.">
      {error && (
        <Failure
          title="Couldn’t load the release notes"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height="12rem" aria-hidden />}
      {data && notes.length === 0 && <Empty title="No release notes yet">What is new will be shown here.</Empty>}
      <Stack gap="lg">
        {notes.map(({ id, version, published_on: day, body }) => (
          <Card
            key={id}
            title={`Version ${version}`}
            aside={
              <Text size="sm" c="dimmed">
                {calendarDate(day)}
              </Text>
            }
          >
            <RichHtml html={body} />
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
