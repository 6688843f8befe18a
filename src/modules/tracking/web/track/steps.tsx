/** The four steps of a shipment, drawn as a progress line. */
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { TrackingStep } from '#generated/types.ts';
import styles from './track.module.css';

const labels: Readonly<Record<TrackingStep['name'], string>> = {
  created: 'Created',
  collected: 'Collected',
  'in-transit': 'In transit',
  delivered: 'Delivered',
};
const states: Readonly<Record<TrackingStep['state'], string>> = {
  complete: 'complete',
  current: 'current',
  pending: 'still to come',
};

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
