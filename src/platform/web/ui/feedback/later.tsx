/** Shows its content after a short delay, so that fast loading does not flash a skeleton. Its room is kept from the start. */
import { useEffect, useState, type ReactNode } from 'react';
import styles from './later.module.css';

const noticeable = 150;

export function Later({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), noticeable);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['later']} data-waiting={!shown || undefined}>
      {children}
    </div>
  );
}
