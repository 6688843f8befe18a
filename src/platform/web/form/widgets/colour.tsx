/** A colour. Few screens have one, so its picker is loaded with the first that does. */
import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { WidgetProps } from './widget-props.ts';

const ColourInput = lazy(() => import('./colour-input.tsx'));

export default function ColourWidget(props: WidgetProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton data-to-come height="2.25rem" width="12rem" />}>
      <ColourInput {...props} />
    </Suspense>
  );
}
