/** Checks for a newer version periodically and offers to load it (F058, F129 to F132). */
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { boot } from '../../client/boot.ts';
import { call } from '../../client/call.ts';
import { recall, remember } from '../../client/memory.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { useReturnFocus } from '../../ui/feedback/return-focus.ts';
import styles from './notices.module.css';

/** Seconds between two checks, across all tabs (F129). */
const pollSeconds = 1200;

type Update = 'none' | 'minor' | 'major';

/** `1.4.2`: with a new major version the page must be reloaded (F132); any other update can wait. */
export function updateBetween(running: string, served: string): Update {
  if (running === served || running === '' || served === '') return 'none';
  return running.split('.')[0] === served.split('.')[0] ? 'minor' : 'major';
}

/** Whether the next check is due; a stored value that is not a past time is ignored. */
export function isDue(lastRun: string | null, now: number): boolean {
  const last = Number(lastRun);
  return !lastRun || !Number.isFinite(last) || last > now || now - last >= pollSeconds * 1000;
}

const lastRunKey = 'version_checked_at';
const tickMs = 1000;

/** Resolves to the update on the server; `none` when the check fails, since the next one is soon enough. */
async function look(): Promise<Update> {
  remember(lastRunKey, String(Date.now()));
  try {
    return updateBetween(boot().version, (await call('read_version')).version);
  } catch {
    return 'none';
  }
}

function useUpdate(): Update {
  const [update, setUpdate] = useState<Update>('none');
  useEffect(() => {
    let isUnmounted = false;
    const check = async (): Promise<void> => {
      const found = await look();
      if (!isUnmounted && found !== 'none') setUpdate(found);
    };
    // Skipped in development, where the server restarts all the time.
    if (location.hostname !== 'localhost') void check();
    else if (recall(lastRunKey) === null) remember(lastRunKey, String(Date.now()));
    const timer = setInterval(() => {
      if (isDue(recall(lastRunKey), Date.now())) void check();
    }, tickMs);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, []);
  return update;
}

const reload = (): void => location.reload();

export function NewVersion(): ReactNode {
  const update = useUpdate();
  const [later, setLater] = useState(false);
  if (update === 'none') return null;
  if (later)
    return (
      <Banner variant="info" label="New version">
        New version available{' '}
        <UnstyledButton className={styles['link'] ?? ''} onClick={reload}>
          Click here to update
        </UnstyledButton>
      </Banner>
    );
  return <Offer isForced={update === 'major'} onLater={() => setLater(true)} />;
}

function Offer({ isForced, onLater }: { readonly isForced: boolean; readonly onLater: () => void }): ReactNode {
  useReturnFocus();
  return (
    <Modal
      opened
      title="New version available"
      size="sm"
      withCloseButton={!isForced}
      closeOnEscape={!isForced}
      closeOnClickOutside={false}
      onClose={onLater}
    >
      <Text size="sm">New version available. Update to the newest version to unlock all the latest features.</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        {!isForced && (
          <Button variant="default" onClick={onLater}>
            Remind me later
          </Button>
        )}
        <Button onClick={reload} data-autofocus>
          Refresh now
        </Button>
      </Group>
    </Modal>
  );
}
