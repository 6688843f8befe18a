/** Formatted text: the editor is a library of its own and comes when a setting of this kind is first shown. */

import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';

const HtmlEditor = lazy(() => import('./html-editor.tsx'));

export default function HtmlWidget(props: WidgetProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height="11rem" />}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}
