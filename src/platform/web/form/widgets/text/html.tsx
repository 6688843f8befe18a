/** Formatted text: the editor is a library of its own, of the size of all the others, and comes when it is about to be seen. */

import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { WidgetProps } from '../widget-props.ts';

const HtmlEditor = lazy(() => import('./html-editor.tsx'));

/** So far below the visible part the editor is fetched already: people who scroll find it there. */
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
