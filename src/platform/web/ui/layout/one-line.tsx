/** Text in a row of a table: one line there, all of it on hover; on a phone, where rows are cards, it wraps. */
import type { CSSProperties, ReactNode } from 'react';
import styles from './one-line.module.css';

export function OneLine({ children }: { readonly children: string }): ReactNode {
  return (
    <span className={styles['line']} title={children} style={{ '--length': children.length } as CSSProperties}>
      {children}
    </span>
  );
}
