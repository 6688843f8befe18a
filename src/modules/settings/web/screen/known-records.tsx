/** Offers the provider's records as choices where settings refer to them. */

import type { ReactNode } from 'react';
import { useRecords } from '#platform/web/client/records.ts';
import { RecordContext } from '../row/named.ts';

export function KnownRecords({ children }: { readonly children: ReactNode }): ReactNode {
  return <RecordContext value={useRecords()}>{children}</RecordContext>;
}
