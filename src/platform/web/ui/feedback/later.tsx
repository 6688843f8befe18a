/**
 * Shows its content, a skeleton, after a short delay, so that fast loading does not flash it. From the start it says that
 * something is still loading, which also keeps the footer from being drawn where it would not stay.
 */
import { useEffect, useState, type ReactNode } from 'react';

const noticeable = 150;

export function Later({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), noticeable);
    return () => clearTimeout(timer);
  }, []);
  return <div aria-busy="true">{shown && children}</div>;
}
