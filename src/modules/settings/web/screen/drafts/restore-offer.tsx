/** Offers to restore unsaved changes after a crash or a closed tab. */

import { Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { relativeDate } from '#platform/web/ui/data/clock.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { removeDraft } from '#platform/web/form/draft-keeper.ts';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { pendingKeys } from '../../shared/form-state.ts';
import { draftsIn, readStoredDrafts, type StoredDrafts } from './crash-drafts.ts';

function countOf({ settings, reset }: StoredDrafts): string {
  const count = Object.keys(settings).length + reset.length;
  return counted(count, 'unsaved change', 'unsaved changes');
}

interface RestoreOfferProps {
  readonly model: SettingsModel;
  readonly storageKey: string;
}

export function RestoreOffer({ model, storageKey }: RestoreOfferProps): ReactNode {
  const [stored, setStored] = useState(() =>
    readStoredDrafts(storageKey, (key) => key in model.base.catalogue.settings),
  );
  const editing = useReading(model, ['pending'], () => pendingKeys(model.state()).length > 0);
  if (!stored || editing) return null;
  return (
    <Notice variant="info" title={`You have ${countOf(stored)} from ${relativeDate(new Date(stored.at), new Date())}`}>
      You left this page before saving.
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          onClick={() => {
            model.restore(draftsIn(stored), stored.revision);
            setStored(undefined);
          }}
        >
          Restore
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            removeDraft(storageKey);
            setStored(undefined);
          }}
        >
          Discard
        </Button>
      </Group>
    </Notice>
  );
}
