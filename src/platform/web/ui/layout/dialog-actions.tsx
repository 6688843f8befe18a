/** The buttons of a window, the primary action last: they stay in sight however long the window is. */
import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

export function DialogActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['actions']}>{children}</div>;
}
