/** `/stitch-payment`: where Stitch sends payers back to, who go on to what became of their payment (F041). */
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { stitchReturn } from '../../domain/outcome.ts';

export default function StitchPayment(): ReactNode {
  return <Navigate to={stitchReturn(useSearchParams()[0])} replace />;
}
