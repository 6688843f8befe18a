/** What may have to be said on any page, whoever is there: loaded after the page, so that nobody waits for it. */
import { type ReactNode, useEffect, useState } from 'react';
import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { keepControlFocus } from '../focus/control-focus.ts';
import { keepDialogFocus } from '../focus/dialog-focus.ts';
import { keepFocusInSight } from '../focus/focus-in-sight.ts';
import { selectOnTab } from '../tab-selects.ts';
import { onTabBlocked } from '../../ui/feedback/open-tab.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { NewVersion } from './new-version.tsx';
import { OutdatedBrowser } from './outdated-browser.tsx';

const backOnlineMs = 2000;

/** Shows that the browser is offline, and for two seconds that it is back online (F118). */
function Connectivity(): ReactNode {
  const [state, setState] = useState<'online' | 'offline' | 'back'>(() => (navigator.onLine ? 'online' : 'offline'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      setState('offline');
    };
    const come = (): void => {
      setState('back');
      timer = setTimeout(() => setState('online'), backOnlineMs);
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', come);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', come);
    };
  }, []);
  if (state === 'online') return null;
  return (
    <div role="status">
      {state === 'offline' ? (
        <Banner variant="error" label="Offline">
          You are currently offline. Please check your internet connection.
        </Banner>
      ) : (
        <Banner variant="success" label="Online">
          You are back online!
        </Banner>
      )}
    </div>
  );
}

const instructions = [
  ['Chrome', 'https://support.google.com/chrome/answer/95472'],
  ['Firefox', 'https://support.mozilla.org/kb/pop-blocker-settings-exceptions-troubleshooting'],
  ['Safari', 'https://support.apple.com/guide/safari/sfri40696/mac'],
] as const;

/** Shown when the browser blocked a new tab; says where to allow it (F064). */
function PopupBlocked(): ReactNode {
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

export default function Notices(): ReactNode {
  useEffect(keepControlFocus, []);
  useEffect(keepDialogFocus, []);
  useEffect(keepFocusInSight, []);
  useEffect(selectOnTab, []);
  return (
    <>
      <Connectivity />
      <NewVersion />
      <OutdatedBrowser />
      <PopupBlocked />
    </>
  );
}
