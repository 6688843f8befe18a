/** Measurements of a shipment's parcels: images, sizes and resulting prices (F200). */
import { List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ParcelMeasurement, Shipment } from '#generated/types.ts';
import { dimensionsText, moneyText, weightText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { ImageStrip } from '../shared/image-strip.tsx';
import { useFiles } from './use-records.ts';

export function ParcelMeasurements({ shipment: { id, parcels } }: { readonly shipment: Shipment }): ReactNode {
  const { data } = useQuery(
    {
      queryKey: [...entityKey('shipment'), 'measurements', id],
      queryFn: ({ signal }) => call('read_parcel_measurements', { query: { id }, signal }),
    },
    queryClient,
  );
  const files = useFiles(id) ?? [];
  const measurements = data?.parcel_measurements ?? [];
  if (measurements.length === 0) return null;
  return (
    <Stack gap="md" mt="md">
      {parcels.map((parcel) => {
        const own = measurements.filter(({ parcel_id }) => parcel_id === parcel.id);
        const pictures = new Set(own.map(({ file_id }) => file_id));
        const shown = files.filter((file) => pictures.has(file.id));
        if (own.length === 0) return null;
        return (
          <section key={parcel.id} aria-label={`Measurements of ${parcel.tracking_reference}`}>
            <Text size="sm" fw={600}>
              Measurements of {parcel.tracking_reference}
            </Text>
            <List size="sm">
              {own.map((one) => {
                const text = textOf(one);
                return text === undefined ? null : <List.Item key={one.id}>{text}</List.Item>;
              })}
            </List>
            {shown.length > 0 && <ImageStrip files={shown} />}
          </section>
        );
      })}
    </Stack>
  );
}

/** Undefined for an image alone, and for a price that the user may not see. */
function textOf(measurement: ParcelMeasurement): string | undefined {
  const { type, length_cm, width_cm, height_cm, weight_kg, machine, rate_before, rate_after, problem } = measurement;
  if (type === 'dimensions') {
    const by = machine === null ? '' : ` by ${machine}`;
    const sizes = `Measured${by}: ${dimensionsText([length_cm, width_cm, height_cm])}, ${weightText(weight_kg ?? 0)}`;
    return problem === null ? sizes : `${sizes}. Not priced by it: ${problem}`;
  }
  if (type === 'image' || rate_before === null || rate_after === null) return undefined;
  return rate_before === rate_after
    ? `The price stays ${moneyText(rate_after)}`
    : `The price changed from ${moneyText(rate_before)} to ${moneyText(rate_after)}`;
}
