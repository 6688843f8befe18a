/** Ends the session, then goes home (F027). */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '#platform/web/client/session.ts';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';

export default function Logout() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().then(() => navigate('/', { replace: true }));
  }, [navigate]);
  return <PageSkeleton rows={1} />;
}
