/**
 * `/quick-quote`: redirects to the quick quote of the booking page; on small screens to the mobile one, except for
 * staff (F091, F092).
 */
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAudience } from '#platform/web/client/session.ts';

export default function OpenQuickQuote(): ReactNode {
  const isStaff = useAudience() === 'staff';
  const isSmall = globalThis.matchMedia('(max-width: 48em)').matches;
  const page = isSmall && !isStaff ? '/shipments/mobile/new' : '/shipments/new';
  return <Navigate to={`${page}?quick_quote=true&t=${Date.now()}`} replace />;
}
