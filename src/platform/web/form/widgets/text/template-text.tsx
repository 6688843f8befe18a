/** A text with variables; its editor is that of formatted text and loads as late. */

import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';

const TemplateEditor = lazy(() => import('./template-editor.tsx'));

export function TemplateText(props: WidgetProps & { readonly multiline: boolean }): ReactNode {
  return (
    <Suspense fallback={<Skeleton data-to-come height={props.multiline ? '5rem' : '2.25rem'} />}>
      <TemplateEditor {...props} />
    </Suspense>
  );
}
