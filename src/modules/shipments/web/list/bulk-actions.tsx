/** Bulk actions on shipments: changing the status, printing waybills and labels. */
import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BulkTags } from '#modules/accounts/web/shared/bulk-tags.tsx';
import { useMayTag } from '#modules/accounts/web/shared/tags.ts';
import { numberText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { session, useAudience, useCan } from '#platform/web/client/session.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { bulkWindows, type BulkWindowProps } from '../shared/bulk-windows.ts';
import { PrintChoice, type Printable } from '../shared/print-choice.tsx';

const ChangeStatus = lazy(() => import('./change-status.tsx'));

/** Number of shipments that go into one file. */
const ofOneFile = 100;
/** More take minutes, and as many files as nobody finds again. */
const mostPrinted = 1000;

function useOffered() {
  const isStaff = useAudience() === 'staff';
  const mayChange = useCan('API_/shipments:PATCH') && isStaff;
  const mayPrint = useCan('API_/shipments/label/stickers:GET');
  const windows = bulkWindows().filter(({ gate }) => passes(gate, session.get()));
  return { mayChange, mayPrint, windows };
}

/** Without any there is nothing to select shipments for. */
export function useHasBulkActions(): boolean {
  const { mayChange, mayPrint, windows } = useOffered();
  return useMayTag('shipment') || mayChange || mayPrint || windows.length > 0;
}

export function BulkActions({ ids, onDone }: Omit<BulkWindowProps, 'onClose'>): ReactNode {
  const { mayChange, mayPrint, windows } = useOffered();
  const [isChanging, setChanging] = useState(false);
  const [open, setOpen] = useState<string>();
  const opened = windows.find(({ name }) => name === open);
  const [printed, setPrinted] = useState<number>();
  const print = async ({ isWaybill, how }: Printable): Promise<void> => {
    if (ids.length > mostPrinted)
      return showToast('error', `Print at most ${numberText(mostPrinted)} shipments at a time.`);
    try {
      const without: string[] = [];
      // Each answer is a download: the page stays.
      for (let at = 0; at < ids.length; at += ofOneFile) {
        setPrinted(at);
        const some = ids.slice(at, at + ofOneFile);
        const answer = await call('read_bulk_labels', { query: { ids: some, waybills: isWaybill, ...how } });
        without.push(...answer.skipped);
        window.location.assign(answer.url);
      }
      if (without.length > 0) showToast('warning', notPrinted(without), false);
    } catch (failure) {
      toastFailure(failure);
    }
    setPrinted(undefined);
  };
  return (
    <>
      {mayChange && (
        <Button size="xs" onClick={() => setChanging(true)}>
          Change status
        </Button>
      )}
      <BulkTags type="shipment" ids={ids} onDone={onDone} />
      {mayPrint && (
        <PrintChoice
          size="xs"
          isMany
          loading={printed !== undefined && ids.length <= ofOneFile}
          disabled={printed !== undefined}
          onPrint={(chosen) => void print(chosen)}
        >
          {printed === undefined ? 'Print' : `Printed ${numberText(printed)} of ${numberText(ids.length)}`}
        </PrintChoice>
      )}
      {windows.map(({ name, label }) => (
        <Button key={name} size="xs" variant="default" onClick={() => setOpen(name)}>
          {label}
        </Button>
      ))}
      {opened && (
        <Suspense>
          <opened.Window ids={ids} onDone={onDone} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {isChanging && (
        <Suspense>
          <ChangeStatus ids={ids} onDone={onDone} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Fewer were printed than were chosen: whoever sticks them on must know which are missing. */
function notPrinted(references: readonly string[]): string {
  const some = references.slice(0, 5).join(', ');
  const more = references.length > 5 ? ` and ${references.length - 5} more` : '';
  return `Nothing printed for ${some}${more}. Quotes and cancelled shipments have no waybill and no labels.`;
}
