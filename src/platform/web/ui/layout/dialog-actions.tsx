/** The buttons of a dialog, the primary action last; they stay visible however long the dialog is. */
import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

export function DialogActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['actions']}>{children}</div>;
}
