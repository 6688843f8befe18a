/** The references of a shipment, each with a copy button. */
import type { ReactNode } from 'react';
import type { Shipment } from '#generated/types.ts';
import { CopyButton } from '#platform/web/ui/data/copy-button.tsx';
import styles from './shipment.module.css';

export type KnownBy = Pick<
  Shipment,
  'tracking_reference' | 'short_tracking_reference' | 'custom_tracking_reference' | 'customer_reference'
>;

const names = [
  ['short_tracking_reference', 'Tracking reference'],
  ['tracking_reference', 'Waybill number'],
  ['custom_tracking_reference', 'Custom tracking reference'],
  ['customer_reference', 'Customer reference'],
] as const;

export function References({ shipment }: { readonly shipment: Partial<KnownBy> }): ReactNode {
  const seen = new Set<string>();
  return (
    <dl className={styles['references']}>
      {names.map(([field, name]) => {
        const text = shipment[field];
        if (!text || seen.has(text)) return null;
        seen.add(text);
        return (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              <CopyButton text={text} label={`Copy ${name.toLowerCase()}`} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
