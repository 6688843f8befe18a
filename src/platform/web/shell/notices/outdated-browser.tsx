/** Warns users of outdated browsers until they dismiss it (F022, F023). */
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { recall, remember } from '../../client/memory.ts';
import { Modal } from '../../ui/feedback/modal.tsx';

/** The oldest supported versions, major and minor. */
const oldest = { chrome: [97, 0], edge: [97, 0], firefox: [96, 0], safari: [15, 4] } as const;

/** Whether a browser is known to be too old for the application (F021); unknown browsers are left alone. */
export function isOutdated(userAgent: string): boolean {
  const [name, version] = browserOf(userAgent) ?? [];
  if (!name || !version) return false;
  const [major, minor] = version;
  const [needed, neededMinor] = oldest[name];
  return major < needed || (major === needed && minor < neededMinor);
}

type Known = keyof typeof oldest;

/** The first match applies: later patterns also match the browsers before them. */
const patterns: readonly (readonly [Known, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d+)(?:\.(\d+))?/],
  ['firefox', /\bFirefox\/(\d+)(?:\.(\d+))?/],
  ['chrome', /\b(?:Chrome|Chromium)\/(\d+)(?:\.(\d+))?/],
  ['safari', /\bVersion\/(\d+)(?:\.(\d+))?.*\bSafari\//],
];

function browserOf(userAgent: string): readonly [Known, readonly [number, number]] | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(userAgent);
    if (found) return [name, [Number(found[1]), Number(found[2] ?? 0)]];
  }
  return undefined;
}

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
