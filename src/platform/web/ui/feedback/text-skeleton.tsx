/** The skeleton of a text within a card, of the size of its children: usually the text itself. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Later } from './later.tsx';

export function TextSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Later>
        <Skeleton aria-hidden>{children}</Skeleton>
      </Later>
    </div>
  );
}
