/** The frame of a table directly on a page; on a phone each row is a card instead. */
import type { ReactNode } from 'react';
import styles from './table-frame.module.css';

export function TableFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['frame']}>{children}</div>;
}
