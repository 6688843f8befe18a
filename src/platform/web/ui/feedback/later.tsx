/** Shows its content after a short delay, so that fast loading does not flash a skeleton. Its room is kept from the start. */
import type { ReactNode } from 'react';
import styles from './later.module.css';

export function Later({ children }: { children: ReactNode }) {
  return <div className={styles['later']}>{children}</div>;
}
