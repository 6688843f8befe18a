/** One row of another list. No setting uses it, so its code loads with the first form that does. */

import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';

const ReferencePicker = lazy(() => import('./reference-picker.tsx'));

export default function ReferenceWidget(props: WidgetProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton data-to-come height="2.25rem" />}>
      <ReferencePicker {...props} />
    </Suspense>
  );
}
