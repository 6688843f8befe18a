/** What the settings screen offers for messages: the text behind a cell, and what would be sent for a shipment. Both come when asked for. */

import { Button, Drawer, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { mayShow } from '#engine/access.ts';
import type { Section } from '#engine/catalogue.ts';
import { cellTitle } from '#engine/matrix.ts';
import type { CellAction } from '#web/renderer/form-context.ts';
import type { FormModel } from '#web/renderer/form-model.ts';
import { Later } from '#web/ui/later.tsx';
import { useReturnFocus } from '#web/ui/return-focus.ts';
import { textsKey } from './texts-key.ts';

const MessageText = lazy(() => import('./message-text.tsx'));
const SentMessages = lazy(() => import('./sent-messages.tsx'));

interface WindowProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Window({ title, onClose, children }: WindowProps): ReactNode {
  useReturnFocus();
  const close = (): void => {
    // What is being typed is handed on when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size="68rem"
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Suspense
        fallback={
          <Later>
            <Skeleton height="24rem" />
          </Later>
        }
      >
        {children}
      </Suspense>
    </Drawer>
  );
}

interface MessageWindows {
  readonly cellAction: CellAction | undefined;
  /** Below the head of the section whose cells have messages. */
  readonly extra: (section: Section) => ReactNode;
  readonly windows: ReactNode;
}

/** For the settings screen: what it hands to the form, and the window that is open. */
export function useMessageWindows(model: FormModel): MessageWindows {
  const { catalogue, caller } = model.base;
  const [opened, setOpened] = useState<{ readonly address?: string }>();
  const close = useCallback(() => setOpened(undefined), []);
  const open = useCallback((address: string) => setOpened({ address }), []);
  const texts = catalogue.settings[textsKey];
  const cellAction = useMemo((): CellAction | undefined => {
    if (!texts || !mayShow(texts, caller)) return undefined;
    return { label: 'Edit the message', fits: (address) => cellTitle(catalogue, address) !== undefined, open };
  }, [catalogue, caller, texts, open]);
  const extra = useCallback(
    ({ matrix }: Section) =>
      matrix?.details === texts?.key && cellAction ? (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconMail size="1rem" aria-hidden />}
          onClick={() => setOpened({})}
        >
          What would be sent for a shipment
        </Button>
      ) : null,
    [texts, cellAction],
  );
  const title = opened?.address === undefined ? undefined : cellTitle(catalogue, opened.address);
  const windows = opened && (
    <Window key={opened.address ?? ''} title={title ?? 'What would be sent for a shipment'} onClose={close}>
      {opened.address === undefined ? (
        <SentMessages model={model} onEdit={open} />
      ) : (
        <MessageText model={model} address={opened.address} />
      )}
    </Window>
  );
  return { cellAction, extra, windows };
}
