/** An empty state: what would be here, and the action that adds it. */
import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface EmptyProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      {icon !== undefined && (
        <div className={styles['icon']} aria-hidden>
          {icon}
        </div>
      )}
      <p className={styles['title']}>{title}</p>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {action}
    </div>
  );
}
