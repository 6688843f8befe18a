/** Compares two revisions next to the history: selects them, and lists the differences. */

import { Drawer, Loader } from '@mantine/core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { belongsIn } from '#engine/state/access.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { SettingChange, SettingRevision } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { placeQuery } from '../shared/setting-scopes.ts';
import { SettingChanges } from '../shared/setting-changes.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import styles from './history.module.css';
import { RevisionField } from './revision-field.tsx';
import type { Shown } from './place.ts';

interface ComparisonProps {
  readonly catalogue: Catalogue;
  readonly selected: ScopeRef;
  readonly shown: Shown & { readonly from: string };
  /** The revisions to choose from. */
  readonly revisions: readonly SettingRevision[];
  readonly onRevisions: (from: string, to: string) => void;
  readonly onClose: () => void;
}

type Found = { readonly changes: readonly SettingChange[] } | { readonly error: string } | undefined;

function useDifferences(
  catalogue: Catalogue,
  selected: ScopeRef,
  { setting, from, to }: ComparisonProps['shown'],
  stand: number | undefined,
) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const requestKey = JSON.stringify({ ...placeQuery(selected), from, to });
  const only = setting?.key;
  const isShown = useCallback(
    ({ setting: key }: SettingChange) => {
      const known = catalogue.settings[key];
      // Inherited settings that cannot be set in this scope are left out.
      return only === undefined ? !known || belongsIn(known, selected.kind) : key === only;
    },
    [catalogue, only, selected.kind],
  );
  useEffect(() => {
    const stopped = new AbortController();
    setFound(undefined);
    const load = async (): Promise<void> => {
      try {
        const query = JSON.parse(requestKey) as { from: string };
        const { changes } = await call('compare_settings', { query, signal: stopped.signal });
        if (stopped.signal.aborted) return;
        setFound({ changes: changes.filter(isShown) });
      } catch (failure) {
        if (!stopped.signal.aborted)
          setFound({ error: messageOf(failure) ?? 'Couldn’t compare the revisions. Try again.' });
      }
    };
    void load();
    return () => stopped.abort();
  }, [requestKey, isShown, attempt, stand]);
  return { found, retry: () => setAttempt((count) => count + 1) };
}

function Differences({ catalogue, found, retry }: { catalogue: Catalogue; found: Found; retry: () => void }) {
  if (!found) return <Loader size="sm" role="status" aria-label="Comparing" />;
  if ('error' in found) return <Failure title="Couldn’t compare the revisions" message={found.error} onRetry={retry} />;
  if (found.changes.length === 0) return <p className={styles['none']}>No differences.</p>;
  return <SettingChanges catalogue={catalogue} changes={found.changes} />;
}

export function Comparison({
  catalogue,
  selected,
  shown,
  revisions,
  onRevisions,
  onClose,
}: ComparisonProps): ReactNode {
  useReturnFocus();
  const { found, retry } = useDifferences(catalogue, selected, shown, revisions[0]?.revision);
  const { from, to } = shown;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="44rem"
      title="Compare revisions"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={styles['choices']}>
        <RevisionField label="Before" revisions={revisions} value={from} onRevision={(next) => onRevisions(next, to)} />
        <RevisionField label="After" revisions={revisions} value={to} onRevision={(next) => onRevisions(from, next)} />
      </div>
      <div aria-live="polite" className={styles['differences']}>
        <Differences catalogue={catalogue} found={found} retry={retry} />
      </div>
    </Drawer>
  );
}
