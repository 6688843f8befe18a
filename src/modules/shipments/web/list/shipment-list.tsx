/** A list of shipments with its badges and bulk actions: all of them, or those of a bulk booking. */
import type { ReactNode } from 'react';
import { shipments } from '#generated/tables.ts';
import type { Shipment } from '#generated/types.ts';
import { VipName } from '#modules/accounts/web/shared/vip-name.tsx';
import { isPast } from '#platform/web/ui/data/clock.ts';
import { List, type ListProps } from '#platform/web/table/list.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { ShipmentStatusBadge } from '../shipment/shipment-status.tsx';
import { BulkActions, useHasBulkActions } from './bulk-actions.tsx';

const cells: NonNullable<ListProps['cells']> = {
  status: (row) => {
    const { displayed_status, status } = row as unknown as Shipment;
    return <ShipmentStatusBadge status={displayed_status ?? status} />;
  },
  expected_delivery: (row) => {
    const { expected_delivery: expected } = row as unknown as Shipment;
    if (expected === undefined) return null;
    const date = <RelativeDate value={expected} isExpected />;
    return isPast(expected) ? <span>was {date}</span> : date;
  },
  'account.name': (row) => {
    const { account } = row as unknown as Shipment;
    return account && <VipName name={account.name} isVip={account.is_vip} />;
  },
};

const bulk: NonNullable<ListProps['bulk']> = (chosen, choose) => (
  <BulkActions ids={chosen.map(Number)} onDone={choose} />
);

export function ShipmentList(props: Pick<ListProps, 'action' | 'within'>): ReactNode {
  const hasBulk = useHasBulkActions();
  return <List table={shipments} cells={cells} {...(hasBulk && { bulk })} {...props} />;
}
