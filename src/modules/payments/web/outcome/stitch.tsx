/** `/stitch-payment`: the return page of Stitch, which redirects to the result of the payment (F041). */
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { stitchReturn } from '../../domain/outcome.ts';

export default function StitchPayment(): ReactNode {
  return <Navigate to={stitchReturn(useSearchParams()[0])} replace />;
}
