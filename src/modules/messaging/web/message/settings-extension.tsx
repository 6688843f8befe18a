/** Extends the settings screen: the text of a cell, and the messages for a shipment. Both load on demand. */

import { Button, Drawer, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { mayShow } from '#engine/state/access.ts';
import type { Section } from '#engine/schema/catalogue.ts';
import { cellTitle } from '#engine/schema/matrix.ts';
import type { Added, SettingsExtension } from '#modules/settings/web/shared/extensions.ts';
import type { CellAction } from '#modules/settings/web/shared/form-context.ts';
import type { SettingsModel } from '#modules/settings/web/shared/settings-model.ts';
import { createStore, useStore } from '#platform/web/client/store.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { lateFindings } from './late-findings.ts';
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
    // Leaving the field commits what is being typed.
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

export const messageTexts: SettingsExtension = { addTo, further: lateFindings };

/** The message of each cell, and the messages for a shipment: each opens in a dialog over the form. */
function addTo(model: SettingsModel): Added {
  const { catalogue, caller } = model.base;
  const opened = createStore<{ readonly address?: string } | undefined>(undefined);
  const open = (address: string): void => opened.set({ address });
  const texts = catalogue.settings[textsKey];
  const cellAction: CellAction | undefined =
    texts && mayShow(texts, caller)
      ? { label: 'Edit message', fits: (address) => cellTitle(catalogue, address) !== undefined, open }
      : undefined;
  return {
    cellAction,
    extra: ({ matrix }: Section) =>
      matrix?.details === texts?.key && cellAction ? (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconMail size="1rem" aria-hidden />}
          onClick={() => opened.set({})}
        >
          Messages sent for a shipment
        </Button>
      ) : null,
    Windows: function MessageWindow() {
      const shown = useStore(opened, (value) => value);
      if (!shown) return null;
      const title = shown.address === undefined ? undefined : cellTitle(catalogue, shown.address);
      return (
        <Window
          key={shown.address ?? ''}
          title={title ?? 'Messages sent for a shipment'}
          onClose={() => opened.set(undefined)}
        >
          {shown.address === undefined ? (
            <SentMessages model={model} onEdit={open} />
          ) : (
            <MessageText model={model} address={shown.address} onDone={() => opened.set(undefined)} />
          )}
        </Window>
      );
    },
  };
}
