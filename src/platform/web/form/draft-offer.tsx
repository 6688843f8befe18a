/** Offers to restore what was unsaved when a page was left. */

import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { relativeDate } from '../ui/data/clock.ts';
import { Notice } from '../ui/feedback/notice.tsx';

interface DraftOfferProps {
  /** Number of unsaved changes. */
  readonly count: number;
  readonly at: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ count, at, onRestore, onDiscard }: DraftOfferProps): ReactNode {
  const changes = counted(count, 'unsaved change', 'unsaved changes');
  return (
    <Notice variant="info" title={`You have ${changes} from ${relativeDate(new Date(at), new Date())}`}>
      You left this page before saving.
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={onRestore}>
          Restore
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Notice>
  );
}
