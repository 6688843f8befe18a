/** Shown when the browser blocked a new tab; says where to allow it (F064). */
import { Anchor, Button, Group, List, Modal, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { onTabBlocked } from '../../ui/feedback/open-tab.ts';

const instructions = [
  ['Chrome', 'https://support.google.com/chrome/answer/95472'],
  ['Firefox', 'https://support.mozilla.org/kb/pop-blocker-settings-exceptions-troubleshooting'],
  ['Safari', 'https://support.apple.com/guide/safari/sfri40696/mac'],
] as const;

export function PopupBlocked(): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => onTabBlocked(() => setOpen(true)), []);
  const close = (): void => setOpen(false);
  return (
    <Modal opened={open} onClose={close} title={`Popups are blocked for ${location.host}`} size="sm">
      <Text size="sm">The link could not be opened. Allow popups for this site in your browser:</Text>
      <List size="sm" mt="xs">
        {instructions.map(([name, address]) => (
          <List.Item key={name}>
            <Anchor href={address} target="_blank" rel="noopener noreferrer">
              {name}
            </Anchor>
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button onClick={close} data-autofocus>
          Okay, thanks
        </Button>
      </Group>
    </Modal>
  );
}
