/** Below the parcels: their number and weight, the disclaimer, and prohibited goods. */
import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { isList, isObject } from '#engine/values/json-value.ts';
import { weightText } from '#platform/domain/amount.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useRecord, useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { RichHtml } from '#platform/web/ui/data/rich-html.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import styles from './booking.module.css';

export function ParcelNotes(): ReactNode {
  const disclaimer = useProviderSetting('parcel_disclaimer');
  return (
    <div className={styles['notes']}>
      <Totals />
      {disclaimer && (
        <Text size="sm" c="dimmed">
          {disclaimer}
        </Text>
      )}
      <CannotBeSent />
    </div>
  );
}

function Totals(): ReactNode {
  const total = useRecordReading(useRecord(), ['settled'], ({ value }) => {
    const parcels = isList(value['parcels']) ? value['parcels'] : [];
    const weights = parcels.map((parcel) => (isObject(parcel) ? Number(parcel['submitted_weight_kg']) || 0 : 0));
    const weight = Math.round(weights.reduce((sum, one) => sum + one, 0) * 1000) / 1000;
    return `${parcels.length} ${parcels.length === 1 ? 'parcel' : 'parcels'}, ${weightText(weight)}`;
  });
  return (
    <Text size="sm" fw={500} role="status">
      {total}
    </Text>
  );
}

function CannotBeSent(): ReactNode {
  const isOffered = useProviderSetting('show_what_cannot_be_sent') === true;
  const html = useProviderSetting('what_cannot_be_sent_html') ?? '';
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!isOffered || html === '') return null;
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={open}>
        What can’t be sent
      </Anchor>
      <Modal opened={isOpen} onClose={close} size="lg" title="What can’t be sent">
        <RichHtml html={html} />
      </Modal>
    </>
  );
}
