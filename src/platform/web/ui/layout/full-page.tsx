/** A page with a single message: what it is about, what to do, and one action. */
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './full-page.module.css';

interface FullPageProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** The provider's mark, where no frame shows it. */
  brand?: ReactNode;
  /** Small print below the action, such as a code. */
  note?: ReactNode;
}

export function FullPage({ title, children, action, icon, brand, note }: FullPageProps) {
  return (
    <div className={styles['page']}>
      {brand !== undefined && <div className={styles['brand']}>{brand}</div>}
      {icon !== undefined && (
        <div className={styles['icon']} aria-hidden>
          {icon}
        </div>
      )}
      <Title order={1} tabIndex={-1} data-page-title className={styles['title']}>
        {title}
      </Title>
      {children !== undefined && <div className={styles['text']}>{children}</div>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
