/** The place of the navigation while the frame is on its way, so that the page does not jump to the side when it comes. */
import type { ReactNode } from 'react';
import { recall } from '../../client/memory.ts';
import { readToken } from '../../client/token.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import styles from './frame.module.css';
import { collapsedKey, useScheme } from './scheme.ts';

export function FrameSkeleton({ area, children }: { area: 'settings' | undefined; children: ReactNode }) {
  const scheme = useScheme(area);
  return (
    <div className={styles['frame']} data-collapsed={recall(collapsedKey) === 'true' || undefined} data-scheme={scheme}>
      <div className={`${styles['side']} ${styles['sideToCome']}`} aria-hidden />
      <div className={styles['barToCome']} aria-hidden />
      <div className={styles['page']}>{children}</div>
    </div>
  );
}

/** Before anything is known but whether somebody is signed in. */
export function FirstSkeleton() {
  if (!readToken()) return <PageSkeleton />;
  return (
    <FrameSkeleton area={undefined}>
      <PageSkeleton />
    </FrameSkeleton>
  );
}
