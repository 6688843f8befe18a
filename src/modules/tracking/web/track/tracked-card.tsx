/** One shipment: arrival, progress in four steps and on the map, and events, newest first. */
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { shipment_status } from '#generated/enums.ts';
import type { TrackedShipment, TrackingStep } from '#generated/types.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import { StatusBadge, type StatusColour } from '#platform/web/ui/data/status-badge.tsx';
import { Card, Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { Arrival } from './arrival.tsx';
import { CardActions } from './card-actions.tsx';
import { RatingForm } from './rating-form.tsx';
import { Timeline } from './timeline.tsx';
import styles from './track.module.css';
import { Way } from './way.tsx';

const labels: Readonly<Record<TrackingStep['name'], string>> = {
  created: 'Created',
  collected: 'Collected',
  'in-transit': 'In transit',
  delivered: 'Delivered',
};
const states: Readonly<Record<TrackingStep['state'], string>> = {
  complete: 'complete',
  current: 'current',
  // Also of a shipment that was cancelled or returned, which won’t get there.
  pending: 'not reached',
};

/** The four steps of a shipment, drawn as a progress line. */
export function Steps({ steps }: { steps: readonly TrackingStep[] }) {
  return (
    <ol className={styles['steps']} aria-label="Progress">
      {steps.map(({ name, state }) => (
        <li
          key={name}
          className={styles['step']}
          data-state={state}
          {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={styles['dot']} aria-hidden>
            {state === 'complete' && <IconCheck size={14} stroke={3} />}
          </span>
          <span>{labels[name]}</span>
          <VisuallyHidden>, {states[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const members = new Map(shipment_status.map((member) => [member.const as string, member]));

interface TrackedCardProps {
  readonly shipment: TrackedShipment;
  /** The only shipment of the page, whose map is open. */
  readonly isOnly: boolean;
  /** The rating suggested by the link of an email; 0 for none. */
  readonly suggested: number;
  readonly onChanged: () => void;
}

export function TrackedCard({ shipment, isOnly, suggested, onChanged }: TrackedCardProps) {
  const { tracking_reference: reference, status } = shipment;
  const member = members.get(status);
  const colour = (member?.['x-colour'] ?? 'blue') as StatusColour;
  return (
    <Card title={reference} aside={<StatusBadge colour={colour}>{member?.title ?? status}</StatusBadge>}>
      <Arrival shipment={shipment} />
      <Steps steps={shipment.tracking_steps} />
      <Facts>
        <Fact name="Waybill number">
          <span className={styles['reference']}>
            {reference}
            <CopyButton text={reference} label={`Copy ${reference}`} />
          </span>
        </Fact>
        {shipment.custom_tracking_reference !== null && (
          <Fact name="Reference">{shipment.custom_tracking_reference}</Fact>
        )}
        {shipment.collection_town !== null && shipment.delivery_town !== null && (
          <Fact name="Route">
            {shipment.collection_town} to {shipment.delivery_town}
          </Fact>
        )}
        <Fact name="Service">{shipment.service_level_name}</Fact>
        <Fact name="Parcels">{String(shipment.parcel_count)}</Fact>
      </Facts>
      <RatingForm shipment={shipment} suggested={suggested} onRated={onChanged} />
      <CardActions shipment={shipment} onChanged={onChanged} />
      <Way shipment={shipment} isOpen={isOnly} />
      <Timeline shipment={shipment} />
    </Card>
  );
}
