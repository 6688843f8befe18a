/** The providers' usage of the section as currently deployed. */

import type { ReactNode } from 'react';
import styles from './schemas.module.css';
import { UsageTable } from './usage-table.tsx';
import type { Usage } from './use-usage.ts';

interface UsageViewProps {
  readonly usage: Usage | undefined;
  readonly tab: string;
  readonly section: string | undefined;
  readonly path: string;
}

export function UsageView({ usage, tab, section, path }: UsageViewProps): ReactNode {
  const found = usage?.tabs.find(({ id }) => id === tab)?.sections.find(({ id }) => id === section || isIn(path, id));
  if (!usage) return <p className={styles['soft']}>Counting …</p>;
  if (!found) return <p className={styles['soft']}>New section: no values yet.</p>;
  return <UsageTable settings={found.settings} providers={usage.providers} />;
}

function isIn(path: string, section: string): boolean {
  return path.endsWith(`/${section.replaceAll('_', '-')}.json`);
}
