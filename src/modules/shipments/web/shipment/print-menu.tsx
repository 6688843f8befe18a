/** Prints the waybill or the labels of the parcels. */
import type { ReactNode } from 'react';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { call } from '#platform/web/client/call.ts';
import { PrintChoice } from '../shared/print-choice.tsx';

export function PrintMenu({ id }: { readonly id: number }): ReactNode {
  const { isBusy, download } = useDownload();
  return (
    <PrintChoice
      loading={isBusy}
      onPrint={({ isWaybill, how }) =>
        void download(() =>
          isWaybill
            ? call('read_shipment_label', { query: { id, ...how } })
            : call('read_label_stickers', { query: { id, ...how } }),
        )
      }
    >
      Print
    </PrintChoice>
  );
}
