/** Reserves the room of the navigation while the frame loads, so that the page does not shift sideways. */
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

/** Shown while all that is known is whether a user is signed in. */
export function FirstSkeleton() {
  if (!readToken()) return <PageSkeleton />;
  return (
    <FrameSkeleton area={undefined}>
      <PageSkeleton />
    </FrameSkeleton>
  );
}
