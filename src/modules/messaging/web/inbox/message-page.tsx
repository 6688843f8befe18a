/** `/inbox/12`: a message, which is marked as read when opened. */
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import styles from './inbox.module.css';
import { markRead } from './use-unread.ts';

/** Without trailing punctuation. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** The text of a message with clickable addresses. */
function MessageBody({ text, origin }: { readonly text: string; readonly origin: string }): ReactNode {
  return text.split(address).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith(`${origin}/`))
      return (
        <Anchor key={at} component={Link} to={part.slice(origin.length)}>
          {part}
        </Anchor>
      );
    return (
      <Anchor key={at} href={part} target="_blank" rel="noreferrer">
        {part}
      </Anchor>
    );
  });
}

export default function MessagePage(): ReactNode {
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('inbox_message'), 'one', id],
      queryFn: ({ signal }) => call('read_inbox', { query: { id }, signal }),
      enabled: Number.isSafeInteger(id),
    },
    queryClient,
  );
  const message = data?.inbox[0];
  const isUnread = message?.is_read === false;
  useEffect(() => {
    // Failing to mark it as read is harmless.
    if (isUnread) void markRead([id], true).catch(() => undefined);
  }, [id, isUnread]);
  if (error)
    return (
      <Page title="Message">
        <Failure
          title="Couldn’t load the message"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!data && Number.isSafeInteger(id))
    return (
      <Page title="Message">
        <Later>
          <Skeleton height="12rem" aria-hidden />
        </Later>
      </Page>
    );
  if (!message)
    return (
      <Page title="Message">
        <Empty title="There is no such message">It may have been sent to someone else.</Empty>
      </Page>
    );
  const putBack = async (): Promise<void> => {
    await navigate('/inbox');
    await markRead([id], false);
  };
  return (
    <Page
      title={message.subject}
      description={<RelativeDate value={message.created_at} />}
      actions={
        <Button variant="default" onClick={() => void putBack()}>
          Mark as unread
        </Button>
      }
    >
      <Card title="Message">
        <div className={styles['body']}>
          <MessageBody text={message.body} origin={window.location.origin} />
        </div>
      </Card>
    </Page>
  );
}
