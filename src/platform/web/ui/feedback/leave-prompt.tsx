/**
 * Asks before unsaved changes are lost: a dialog for links and Back within the application, the browser's prompt for
 * reloading and closing (F065).
 */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';

export interface LeavePrompt {
  readonly prompt: ReactNode;
  /** While it is open the screen must not navigate: any other navigation would dismiss the prompt unanswered. */
  readonly isOpen: boolean;
}

type Stays = (from: Location, to: Location) => boolean;

const listeners = new Set<() => void>();

/** Calls back at once when unsaved changes are discarded: the next screen may load slowly, and the page may be closed before. */
export function onGivenUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const samePath: Stays = (from, to) => from.pathname === to.pathname;

/**
 * Render the prompt. Navigating within the same path (another tab or section of one screen) is not leaving, unless the
 * screen decides otherwise: `stays` must be constant.
 */
export function useUnsavedChanges(changed: boolean, stays: Stays = samePath): LeavePrompt {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => changed && !stays(currentLocation, nextLocation));
  useEffect(() => {
    if (!changed) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before 2023 ask only when this is set.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [changed]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    for (const listener of [...listeners]) listener();
    blocker.proceed?.();
  };
  const isOpen = blocker.state === 'blocked';
  const prompt = (
    <Modal opened={isOpen} onClose={stay} title="Are you sure you want to leave?" size="sm">
      <Text size="sm" c="dimmed">
        Your changes have not been saved.
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={stay} data-autofocus>
          Stay
        </Button>
        <Button color="red" onClick={leave}>
          Yes, leave
        </Button>
      </Group>
    </Modal>
  );
  return { prompt, isOpen };
}
