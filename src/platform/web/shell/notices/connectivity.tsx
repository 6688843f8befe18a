/** Shows that the browser is offline, and for two seconds that it is back online (F118). */
import { useEffect, useState, type ReactNode } from 'react';
import { Banner } from '../../ui/feedback/banner.tsx';

const backOnlineMs = 2000;

export function Connectivity(): ReactNode {
  const [state, setState] = useState<'online' | 'offline' | 'back'>(() => (navigator.onLine ? 'online' : 'offline'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      setState('offline');
    };
    const come = (): void => {
      setState('back');
      timer = setTimeout(() => setState('online'), backOnlineMs);
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', come);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', come);
    };
  }, []);
  if (state === 'online') return null;
  return (
    <div role="status">
      {state === 'offline' ? (
        <Banner variant="error" label="Offline">
          You are currently offline. Please check your internet connection.
        </Banner>
      ) : (
        <Banner variant="success" label="Online">
          You are back online!
        </Banner>
      )}
    </div>
  );
}
