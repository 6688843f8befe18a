/**
 * Asks before unsaved changes are lost: a dialog for links and Back within the application and for closing a dialog,
 * the browser's prompt for reloading and closing (F065).
 */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type Location } from 'react-router';
import { createStore, useStore } from '../../client/store.ts';
import { announceLeaving, isInterrupted } from './leaving.ts';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './return-focus.ts';

export interface LeavePrompt {
  readonly prompt: ReactNode;
  /** While it is open the screen must not navigate: any other navigation would dismiss the prompt unanswered. */
  readonly isOpen: boolean;
}

type Stays = (from: Location, to: Location) => boolean;

const unsaved = 'Your changes have not been saved.';
const samePath: Stays = (from, to) => from.pathname === to.pathname;

/** A screen or dialog that may have unsaved changes. */
interface Editing {
  readonly current: { changed: boolean; readonly stays: Stays; readonly loss: string };
}

/** Everything open, the screen before its dialogs. The router supports one blocker: the first asks for all. */
const open = createStore<readonly Editing[]>([]);
const isAsking = createStore(false);

/**
 * Render the prompt. Navigating within the same path (another tab or section of one screen) is not leaving, unless the
 * screen decides otherwise: `stays` must be constant, and so must `loss`, a sentence.
 */
export function useUnsavedChanges(changed: boolean, stays: Stays = samePath, loss = unsaved): LeavePrompt {
  const editing = useRef({ changed, stays, loss });
  const asks = useStore(open, ([first]) => first === editing);
  const isOpen = useStore(isAsking, (asking) => asking);
  useEffect(() => {
    open.set((before) => [...before, editing]);
    return () => open.set((before) => before.filter((one) => one !== editing));
  }, []);
  useEffect(() => {
    editing.current.changed = changed;
    if (!changed) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before 2023 ask only when this is set.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [changed]);
  return { prompt: asks && <AskBeforeLeaving />, isOpen };
}

function AskBeforeLeaving(): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isInterrupted() &&
      open.get().some(({ current }) => current.changed && !current.stays(currentLocation, nextLocation)),
  );
  const leave = () => {
    announceLeaving('given-up');
    blocker.proceed?.();
  };
  if (blocker.state !== 'blocked') return null;
  const lost = open.get().find(({ current }) => current.changed);
  return <Question loss={lost?.current.loss} onStay={() => blocker.reset()} onLeave={leave} />;
}

interface ClosePrompt {
  /** For every way of closing: Escape, the cross, a click beside the dialog, Cancel. */
  readonly close: () => void;
  readonly prompt: ReactNode;
}

interface ClosePromptOptions {
  /** What was saved may open another screen. */
  readonly isSaving?: boolean;
  readonly stays?: Stays;
}

/** A dialog with input: `close` asks first while there are unsaved changes, and so does leaving the screen. Render the prompt. */
export function useClosePrompt(
  changed: boolean,
  onClose: () => void,
  { isSaving = false, stays }: ClosePromptOptions = {},
): ClosePrompt {
  const { prompt } = useUnsavedChanges(changed && !isSaving, stays);
  const closing = useClosing(() => changed, onClose);
  return {
    close: closing.close,
    prompt: (
      <>
        {prompt}
        {closing.prompt}
      </>
    ),
  };
}

/** For a part of the screen with a form that reports its unsaved changes. Render the prompt outside of that part. */
export function useClosePart(onClose: () => void): ClosePrompt {
  return useClosing(() => open.get().some(({ current }) => current.changed), onClose);
}

function useClosing(isChanged: () => boolean, onClose: () => void): ClosePrompt {
  const [isAsked, setAsked] = useState(false);
  const leave = (): void => {
    setAsked(false);
    onClose();
  };
  return {
    close: () => (isChanged() ? setAsked(true) : onClose()),
    prompt: isAsked && <Question onStay={() => setAsked(false)} onLeave={leave} />,
  };
}

interface QuestionProps {
  readonly loss?: string | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Mounted only while it is open: the Escape that opens it must not close it. */
function Question({ loss = unsaved, onStay, onLeave }: QuestionProps): ReactNode {
  useReturnFocus();
  const withdraw = useRef(onStay);
  useLayoutEffect(() => {
    // Back while a dialog asks: the question that is open is answered first.
    if (isAsking.get()) return withdraw.current();
    isAsking.set(true);
    return () => isAsking.set(false);
  }, []);
  return (
    <Modal opened onClose={onStay} title="Are you sure you want to leave?" size="sm">
      <Text size="sm" c="dimmed">
        {loss}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onStay} data-autofocus>
          Stay
        </Button>
        <Button color="red" onClick={onLeave}>
          Yes, leave
        </Button>
      </Group>
    </Modal>
  );
}
