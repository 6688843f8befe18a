/** Two moments side by side: which two, and what is different between them. */

import { Button, Loader, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Catalogue } from '#engine/catalogue.ts';
import type { SettingChange, SettingMoment } from '#generated/types.ts';
import { call } from '#web/client/call.ts';
import { messageOf } from '#web/client/call-error.ts';
import { SettingChanges } from '#web/renderer/setting-changes.tsx';
import { relativeDate } from '#web/ui/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { Failure } from '#web/ui/failure.tsx';
import styles from './history.module.css';
import { whoIn } from './moment-list.tsx';
import type { Shown } from './place.ts';

interface ComparisonProps {
  readonly catalogue: Catalogue;
  readonly shown: Shown & { readonly from: string };
  /** Those that can be chosen. */
  readonly moments: readonly SettingMoment[];
  readonly onMoments: (from: string, to: string) => void;
  readonly onClose: () => void;
}

type Found = { readonly changes: readonly SettingChange[] } | { readonly error: string } | undefined;

function useDifferences({ place, setting, from, to }: ComparisonProps['shown'], stand: number | undefined) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ ...place, from, to });
  const only = setting?.key;
  useEffect(() => {
    const stopped = new AbortController();
    setFound(undefined);
    const load = async (): Promise<void> => {
      try {
        const query = JSON.parse(asked) as { from: string };
        const { changes } = await call('compare_settings', { query, signal: stopped.signal });
        if (stopped.signal.aborted) return;
        setFound({ changes: only === undefined ? changes : changes.filter((change) => change.setting === only) });
      } catch (failure) {
        if (!stopped.signal.aborted) setFound({ error: messageOf(failure) ?? 'The moments could not be compared.' });
      }
    };
    void load();
    return () => stopped.abort();
  }, [asked, only, attempt, stand]);
  return { found, retry: () => setAttempt((count) => count + 1) };
}

/** A moment that the address names and the list has not loaded is a choice too. */
function choices(moments: readonly SettingMoment[], named: readonly string[]): { value: string; label: string }[] {
  const now = new Date();
  const known = moments.map((moment) => ({
    value: String(moment.revision),
    label: `After ${whoIn(moment)}, ${relativeDate(new Date(moment.at), now)} (number ${moment.revision})`,
  }));
  const others = [...new Set(named)].filter((name) => name !== 'now' && !known.some(({ value }) => value === name));
  const told = others.map((name) => ({ value: name, label: /^\d+$/.test(name) ? `Number ${name}` : name }));
  return [{ value: 'now', label: 'Now' }, ...known, ...told];
}

function Differences({ catalogue, found, retry }: { catalogue: Catalogue; found: Found; retry: () => void }) {
  if (!found) return <Loader size="sm" role="status" aria-label="Comparing" />;
  if ('error' in found)
    return <Failure title="The moments could not be compared" message={found.error} onRetry={retry} />;
  if (found.changes.length === 0) return <p className={styles['none']}>Nothing is different between the two.</p>;
  return <SettingChanges catalogue={catalogue} changes={found.changes} />;
}

export function Comparison({ catalogue, shown, moments, onMoments, onClose }: ComparisonProps): ReactNode {
  const { found, retry } = useDifferences(shown, moments[0]?.revision);
  const { from, to } = shown;
  const data = choices(moments, [from, to]);
  return (
    <Card
      title="Compare two moments"
      aside={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconX size="1rem" aria-hidden />}
          onClick={onClose}
        >
          Close
        </Button>
      }
    >
      <div className={styles['choices']}>
        <Select
          label="Before"
          data={data}
          value={from}
          allowDeselect={false}
          onChange={(next) => next && onMoments(next, to)}
        />
        <Select
          label="After"
          data={data}
          value={to}
          allowDeselect={false}
          onChange={(next) => next && onMoments(from, next)}
        />
      </div>
      <div aria-live="polite" className={styles['differences']}>
        <Differences catalogue={catalogue} found={found} retry={retry} />
      </div>
    </Card>
  );
}
