/** Warns users of outdated browsers until they dismiss it (F022, F023). */
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { recall, remember } from '../../client/memory.ts';
import { isOutdated } from './browsers.ts';

const silencedKey = 'outdated_browser_silenced';

export function OutdatedBrowser(): ReactNode {
  const [open, setOpen] = useState(() => isOutdated(navigator.userAgent) && recall(silencedKey) !== 'true');
  const close = (): void => setOpen(false);
  return (
    <Modal opened={open} onClose={close} title="Your browser is out of date" size="sm">
      <Text size="sm">Some pages won’t work. Update your browser, or use a newer one.</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button
          variant="default"
          onClick={() => {
            remember(silencedKey, 'true');
            close();
          }}
        >
          Don&apos;t remind me again
        </Button>
        <Button onClick={close} data-autofocus>
          Ok
        </Button>
      </Group>
    </Modal>
  );
}
