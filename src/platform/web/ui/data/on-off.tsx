/** A switch in a table: an icon and its word. */
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './on-off.module.css';

export function OnOff({ on, children }: { readonly on: boolean; readonly children: ReactNode }): ReactNode {
  const Icon = on ? IconCheck : IconMinus;
  return (
    <span className={styles['state']} data-off={!on || undefined}>
      <Icon size="1rem" aria-hidden />
      {children}
    </span>
  );
}
