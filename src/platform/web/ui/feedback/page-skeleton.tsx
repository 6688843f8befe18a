/** The skeleton of a page. */
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Later } from './later.tsx';
import styles from '../layout/page.module.css';

export function PageSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className={styles['page']} data-width="form" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Later>
        <Stack gap="lg" aria-hidden>
          <Skeleton height={32} width="40%" />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} height={72} />
          ))}
        </Stack>
      </Later>
    </div>
  );
}
