/** Shows its content after a short delay, so that fast loading does not flash a skeleton. */
import { useEffect, useState, type ReactNode } from 'react';

const noticeable = 150;

export function Later({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), noticeable);
    return () => clearTimeout(timer);
  }, []);
  return shown ? children : null;
}
