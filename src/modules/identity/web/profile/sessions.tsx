/** The user's own sessions: ends one, or all others at once. */
import { Badge, Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { UserSession } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { TextSkeleton } from '#platform/web/ui/feedback/text-skeleton.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './profile.module.css';

export function Sessions(): ReactNode {
  const [sessions, setSessions] = useState<readonly UserSession[]>();
  const [failure, setFailure] = useState<string>();
  const load = (): void => {
    setFailure(undefined);
    call('read_own_sessions').then(
      (answer) => setSessions(answer.sessions),
      (problem: unknown) => setFailure(messageOf(problem) ?? undefined),
    );
  };
  useEffect(load, []);

  const end = async (id?: number): Promise<void> => {
    try {
      const { ended } = await call('end_sessions', { body: id === undefined ? {} : { id } });
      showToast('success', ended === 1 ? 'Logged out there' : `Logged out in ${ended} places`);
    } catch (problem) {
      showToast('error', messageOf(problem) ?? 'Couldn’t log out there');
    }
    load();
  };

  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <Card
      title="Where you are logged in"
      aside={
        others.length > 1 && (
          <Button variant="default" size="xs" onClick={() => void end()}>
            Log out everywhere else
          </Button>
        )
      }
    >
      {failure !== undefined && (
        <Failure title="Couldn’t load where you are logged in" message={failure} onRetry={load} />
      )}
      {!sessions && failure === undefined && <TextSkeleton>This browser</TextSkeleton>}
      {sessions && (
        <ul className={styles['sessions']}>
          {sessions.map(({ id, browser, created_at, is_current }) => (
            <li key={id} className={styles['session']}>
              <div>
                <div>{browser}</div>
                <div className={styles['since']}>
                  Logged in <RelativeDate value={created_at} />
                </div>
              </div>
              {is_current ? (
                <Badge variant="light" tt="none">
                  This browser
                </Badge>
              ) : (
                <Button variant="subtle" size="xs" aria-label={`Log out of ${browser}`} onClick={() => void end(id)}>
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
