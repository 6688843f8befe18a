/** Numbers of unsaved changes and problems in a tab or section, shown next to its name. */

import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useForm, usePendingKeys, useProblemKeys } from '../shared/form-context.ts';
import styles from '#platform/web/form/form.module.css';

export interface Count {
  readonly pending: number;
  readonly errors: number;
}

/** Counts by the name that `nameOf` returns for a setting: its tab, or its section. */
export function useCounts(nameOf: (place: { tab: string; section: string }) => string): ReadonlyMap<string, Count> {
  const { settings } = useForm().model.base.catalogue;
  const counts = new Map<string, { pending: number; errors: number }>();
  const add = (key: string, what: 'pending' | 'errors'): void => {
    const setting = settings[key];
    if (!setting) return;
    const count = counts.get(nameOf(setting)) ?? { pending: 0, errors: 0 };
    count[what] += 1;
    counts.set(nameOf(setting), count);
  };
  for (const key of usePendingKeys()) add(key, 'pending');
  for (const key of useProblemKeys()) add(key, 'errors');
  return counts;
}

function words(amount: number, one: string, many: string): string {
  return `, ${amount} ${amount === 1 ? one : many}`;
}

export function Counts({ count }: { readonly count: Count | undefined }): ReactNode {
  if (!count) return null;
  return (
    <span className={styles['counts']}>
      {count.errors > 0 && (
        <span className={styles['count']} data-kind="errors">
          <span aria-hidden>{count.errors}</span>
          <VisuallyHidden>{words(count.errors, 'problem', 'problems')}</VisuallyHidden>
        </span>
      )}
      {count.pending > 0 && (
        <span className={styles['count']} data-kind="pending">
          <span aria-hidden>{count.pending}</span>
          <VisuallyHidden>{words(count.pending, 'unsaved change', 'unsaved changes')}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
