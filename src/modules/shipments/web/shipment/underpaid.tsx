/** Says that a shipment waits until the difference for larger parcels is paid, or staff release it, and how it is paid (F196). */
import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Shipment } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { useAudience, useSession } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import type { Actions } from './use-records.ts';

interface UnderpaidProps {
  readonly shipment: Shipment;
  readonly actions: Actions | undefined;
}

export function Underpaid({ shipment, actions }: UnderpaidProps): ReactNode {
  const { outstanding_amount: amount } = shipment;
  const who = useSession();
  const isStaff = useAudience() === 'staff';
  const mayTopUp = !isStaff && actions?.can_pay === false && mayFollow('/top-up-account', who);
  return (
    <Notice variant="warning" title="Waiting for payment">
      The parcels are larger or heavier than booked.{' '}
      {amount !== undefined && `The difference of ${moneyText(amount)} isn’t paid yet. `}
      {mayTopUp && (
        <Anchor component={Link} to="/top-up-account">
          Top up account
        </Anchor>
      )}
      {isStaff && actions?.is_paid_online === true && <PaymentLink shipment={shipment} />}
    </Notice>
  );
}

/** What the customer was sent; staff can pass it on by phone or chat. */
function PaymentLink({ shipment }: Pick<UnderpaidProps, 'shipment'>): ReactNode {
  const link = `${location.origin}/shipments/pay?str=${shipment.short_tracking_reference}`;
  const email = shipment.responsible_contact?.email ?? shipment.collection_contact?.email;
  return (
    <>
      {email === undefined
        ? 'No email address was given, so no payment link was emailed. '
        : `A payment link was emailed to ${email}. `}
      The shipment continues as soon as it is paid.
      <Group gap="xs" mt="xs">
        <Anchor href={link} target="_blank">
          {link}
        </Anchor>
        <CopyButton text={link} label="Copy payment link" />
      </Group>
    </>
  );
}
