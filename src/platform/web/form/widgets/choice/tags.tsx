/** Short words as tags. Few forms have them, so their input loads with the first. */
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';

const TagsInput = lazy(() => import('./tags-input.tsx'));

export default function TagsWidget(props: WidgetProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton data-to-come height="2.25rem" />}>
      <TagsInput {...props} />
    </Suspense>
  );
}
