/**
 * Offers to restore unsaved changes after a reload or a crash. The offer stays until it is answered, also while the user
 * makes other changes: those are stored in place of the earlier ones, and a notice that vanishes would move the form.
 */

import { useEffect, useState, type ReactNode } from 'react';
import { draftKey, removeDraft } from '../draft-keeper.ts';
import { DraftOffer } from '../draft-offer.tsx';
import { storeDraft, readStoredDraft, restoreDraft } from '../stored-draft.ts';
import { useRecord, useRecordReading } from './record-context.ts';
import styles from './schema-form.module.css';

interface RestoreDraftProps {
  /** Name of the draft, unique per user. */
  readonly name: string;
  /** Only after the session ended, not after a reload or a crash. */
  readonly onlyInterrupted?: boolean;
}

export function RestoreDraft({ name, onlyInterrupted }: RestoreDraftProps): ReactNode {
  const model = useRecord();
  const [key] = useState(() => draftKey(name));
  const [stored, setStored] = useState(() => readStoredDraft(key));
  const changed = useRecordReading(model, ['pending'], (state) => state.changed);
  useEffect(() => storeDraft(key, model, onlyInterrupted), [key, model, onlyInterrupted]);
  if (!stored) return null;
  return (
    <div className={styles['restore']}>
      <DraftOffer
        count={stored.changes.length}
        at={stored.at}
        onRestore={() => {
          restoreDraft(model, stored);
          setStored(undefined);
        }}
        onDiscard={() => {
          // Otherwise what is stored by now are the changes made since.
          if (!changed) removeDraft(key);
          setStored(undefined);
        }}
      />
    </div>
  );
}
