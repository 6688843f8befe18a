/** Formatted text: the editor is as large as all other widgets together, so it loads shortly before it is visible. */

import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { WidgetProps } from '../widget-props.ts';

const HtmlEditor = lazy(() => import('./html-editor.tsx'));

/** The editor starts to load this far below the visible part, so that it is ready when the user scrolls there. */
const ahead = '400px 0px';

function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current || near) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, near]);
  return near;
}

export default function HtmlWidget(props: WidgetProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const toCome = <Skeleton ref={box} data-to-come height="11rem" />;
  if (!near) return toCome;
  return (
    <Suspense fallback={toCome}>
      <HtmlEditor {...props} />
    </Suspense>
  );
}
