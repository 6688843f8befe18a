/** What anyone may do with a tracked shipment: pass its link on, and print it. */
import { Button } from '@mantine/core';
import { IconLink, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TrackedShipment } from '#generated/types.ts';
import { trackingUrl } from '#modules/shipments/domain/tracking-url.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { copyText } from '#platform/web/ui/data/copy-text.ts';
import styles from './track.module.css';

export function CardActions({ shipment }: { readonly shipment: TrackedShipment }): ReactNode {
  const reference = shipment.custom_tracking_reference ?? shipment.short_tracking_reference;
  return (
    <div className={styles['actions']}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconLink size={16} stroke={1.75} aria-hidden />}
        onClick={() => copyText(trackingUrl(shownSettings().tracking_url, location.origin, reference))}
      >
        Copy link
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
        onClick={() => print()}
      >
        Print
      </Button>
    </div>
  );
}
