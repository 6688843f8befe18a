/** A skeleton of the content being loaded. */

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import styles from './schemas.module.css';

export function Waiting({ title }: { readonly title: string }): ReactNode {
  return (
    <Page title={title} width="full">
      <div aria-busy="true" className={styles['stack']}>
        <Later>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} height="4rem" />
          ))}
        </Later>
      </div>
    </Page>
  );
}
