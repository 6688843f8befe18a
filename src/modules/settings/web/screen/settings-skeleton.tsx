/** The skeleton of the settings screen. */

import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import styles from './screen.module.css';

export function SettingsSkeleton(): ReactNode {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading settings</VisuallyHidden>
      <Later>
        <div className={styles['skeleton']} aria-hidden>
          <Stack gap="xs" className={styles['skeletonNavigation'] ?? ''}>
            {Array.from({ length: 8 }, (_, row) => (
              <Skeleton key={row} height="1.75rem" />
            ))}
          </Stack>
          <Stack gap="md">
            {Array.from({ length: 5 }, (_, row) => (
              <Skeleton key={row} height="7rem" />
            ))}
          </Stack>
        </div>
      </Later>
    </div>
  );
}
