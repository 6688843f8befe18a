/** Actions on a tracked shipment: share the link, print, and for its sender and receiver labels, another day and the proof. */
import { Button } from '@mantine/core';
import {
  IconCreditCard,
  IconCalendarEvent,
  IconCertificate,
  IconLink,
  IconPrinter,
  IconTag,
} from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { TrackedShipment } from '#generated/types.ts';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import styles from './track.module.css';

const RescheduleDelivery = lazy(() => import('./reschedule-delivery.tsx'));
const SenderLabel = lazy(() => import('./sender-label.tsx'));
const DeliveryProof = lazy(() => import('./delivery-proof.tsx'));
const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface CardActionsProps {
  readonly shipment: TrackedShipment;
  /** Called when the delivery was rescheduled. */
  readonly onChanged: () => void;
}

export function CardActions({ shipment, onChanged }: CardActionsProps): ReactNode {
  const [open, setOpen] = useState<'label' | 'reschedule' | 'proof'>();
  const close = (): void => setOpen(undefined);
  const reference = shipment.custom_tracking_reference ?? shipment.short_tracking_reference;
  return (
    <div className={styles['actions']}>
      {shipment.can_pay && (
        <Button
          size="sm"
          leftSection={<IconCreditCard {...icon} />}
          component={Link}
          to={`/shipments/pay?str=${shipment.short_tracking_reference}`}
        >
          Pay now
        </Button>
      )}
      {shipment.can_print_label && (
        <Button variant="default" size="sm" leftSection={<IconTag {...icon} />} onClick={() => setOpen('label')}>
          Print labels
        </Button>
      )}
      {shipment.can_reschedule && (
        <Button size="sm" leftSection={<IconCalendarEvent {...icon} />} onClick={() => setOpen('reschedule')}>
          Reschedule delivery
        </Button>
      )}
      {shipment.has_proof && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCertificate {...icon} />}
          onClick={() => setOpen('proof')}
        >
          Proof of delivery
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconLink {...icon} />}
        onClick={() => copyText(trackingUrl(shownSettings().tracking_url, location.origin, reference))}
      >
        Copy link
      </Button>
      <Button variant="default" size="sm" leftSection={<IconPrinter {...icon} />} onClick={() => print()}>
        Print
      </Button>
      <Suspense>
        {open === 'label' && <SenderLabel shipment={shipment} onClose={close} />}
        {open === 'reschedule' && <RescheduleDelivery shipment={shipment} onRescheduled={onChanged} onClose={close} />}
        {open === 'proof' && <DeliveryProof shipment={shipment} onClose={close} />}
      </Suspense>
    </div>
  );
}
