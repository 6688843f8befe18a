/** The shape of what is about to be there. */

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Later } from '#web/ui/later.tsx';
import { Page } from '#web/ui/page.tsx';
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
