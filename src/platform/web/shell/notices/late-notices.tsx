/** The notices of every page and of signed-in users, in files of their own that load after the page. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../client/session.ts';

const Notices = lazy(() => import('./index.tsx'));
const OwnNotices = lazy(() => import('./own-notices.tsx'));

export function LateNotices(): ReactNode {
  return (
    <Suspense>
      <Notices />
    </Suspense>
  );
}

export function LateOwnNotices(): ReactNode {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense>
      <OwnNotices />
    </Suspense>
  );
}
