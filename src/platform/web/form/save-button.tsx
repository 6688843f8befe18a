/** Save, Saving, Saved with a check mark (F301): the button at the end of every form. */

import { Button, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';

export type Saving = 'idle' | 'saving' | 'saved' | 'failed';

/** How long 'Saved' is shown, in milliseconds. */
const savedMs = 2500;

/** True for a while after a successful save. */
export function useLingering(saving: Saving): boolean {
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    setLingers(saving === 'saved');
    if (saving !== 'saved') return undefined;
    const timer = setTimeout(() => setLingers(false), savedMs);
    return () => clearTimeout(timer);
  }, [saving]);
  return lingers;
}

const saveLabels: Readonly<Record<Saving, string>> = { idle: 'Save', failed: 'Save', saving: 'Saving', saved: 'Saved' };

interface SaveButtonProps {
  readonly saving: Saving;
  /** Nothing is unsaved. */
  readonly nothing: boolean;
  readonly onSave: () => void;
}

export function SaveButton({ saving, nothing, onSave }: SaveButtonProps): ReactNode {
  const shown = nothing || saving !== 'saved' ? saving : 'idle';
  return (
    <Button
      onClick={onSave}
      disabled={nothing && shown !== 'saved'}
      aria-busy={shown === 'saving'}
      aria-keyshortcuts="Control+S Meta+S"
      title="Ctrl+S"
      leftSection={
        shown === 'saving' ? (
          <Loader size="0.9rem" color="currentColor" />
        ) : shown === 'saved' ? (
          <IconCheck size="1.1rem" aria-hidden />
        ) : undefined
      }
    >
      {saveLabels[shown]}
    </Button>
  );
}
