/** Offers to restore unsaved changes after a crash or a closed tab, until it is answered, also while others are made. */

import { useState, type ReactNode } from 'react';
import { removeDraft } from '#platform/web/form/draft-keeper.ts';
import { DraftOffer } from '#platform/web/form/draft-offer.tsx';
import { useReading } from '#platform/web/form/use-reading.ts';
import type { SettingsModel } from '../../shared/settings-model.ts';
import { pendingKeys } from '../../shared/form-state.ts';
import { draftsIn, readStoredDrafts } from './crash-drafts.ts';

interface RestoreOfferProps {
  readonly model: SettingsModel;
  readonly storageKey: string;
}

export function RestoreOffer({ model, storageKey }: RestoreOfferProps): ReactNode {
  const [stored, setStored] = useState(() =>
    readStoredDrafts(storageKey, (key) => key in model.base.catalogue.settings),
  );
  const editing = useReading(model, ['pending'], () => pendingKeys(model.state()).length > 0);
  if (!stored) return null;
  return (
    <DraftOffer
      count={Object.keys(stored.settings).length + stored.reset.length}
      at={stored.at}
      onRestore={() => {
        model.restore(draftsIn(stored), stored.revision);
        setStored(undefined);
      }}
      onDiscard={() => {
        // Otherwise what is stored by now are the changes made since.
        if (!editing) removeDraft(storageKey);
        setStored(undefined);
      }}
    />
  );
}
