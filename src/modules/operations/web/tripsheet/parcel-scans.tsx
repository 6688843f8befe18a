/**
 * The parcels that a driver takes or hands over: each is scanned, and gets the sender’s own number, where the provider
 * requires it.
 */
import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { RecordShipmentEventBody, Settings, TripJob } from '#generated/types.ts';
import { readDoorScan } from '../../domain/door-scan.ts';
import { ScanField } from '../scanning/scan-field.tsx';
import { beep } from '../scanning/sound.ts';

type Parcel = TripJob['parcels'][number];
export type ScannedParcels = NonNullable<RecordShipmentEventBody['parcels']>;

/** What the provider requires for the parcels of a job. */
export interface ScanRequirements {
  readonly scans: boolean;
  /** The parcels whose sender’s number is to be recorded. */
  readonly unnamed: readonly Parcel[];
}

export function scanRequirements({ leg, parcels }: TripJob, settings: Settings): ScanRequirements {
  const isNamed = leg === 'collection' && settings.driver_force_alternative_reference === true;
  return {
    scans: settings.driver_must_scan_each_parcel === true,
    unnamed: isNamed ? parcels.filter((parcel) => !parcel.alternative_tracking_reference) : [],
  };
}

/** What is missing, as a sentence. */
export function missingScans(
  { parcels }: TripJob,
  { scans, unnamed }: ScanRequirements,
  scanned: ScannedParcels,
): string | undefined {
  const of = (parcel: Parcel) => scanned.find(({ tracking_reference: number }) => number === parcel.tracking_reference);
  const left = scans ? parcels.filter((parcel) => !of(parcel)).length : 0;
  if (left > 0) return left === 1 ? 'Scan the parcel that is missing.' : `Scan the ${left} parcels that are missing.`;
  const unnumbered = unnamed.find((parcel) => !of(parcel)?.alternative_tracking_reference?.trim());
  return unnumbered && `Enter the sender’s number of ${unnumbered.tracking_reference}.`;
}

interface ParcelScansProps {
  readonly job: TripJob;
  readonly required: ScanRequirements;
  readonly value: ScannedParcels;
  readonly error: string | undefined;
  /** Offered for each parcel that isn’t scanned yet. */
  readonly onCancel?: ((parcel: number) => void) | undefined;
  readonly onChange: (value: ScannedParcels) => void;
}

export function ParcelScans({ job, required, value, error, onCancel, onChange }: ParcelScansProps): ReactNode {
  const [number, setNumber] = useState('');
  const [refused, setRefused] = useState<string>();
  const isScanned = ({ tracking_reference: own }: Parcel) => value.some((one) => one.tracking_reference === own);
  const isLeft = required.scans && !job.parcels.every(isScanned);
  const accept = (scanned: string): void => {
    const already = value.map(({ tracking_reference: own }) => own);
    const read = readDoorScan(scanned, job, already);
    beep('parcel' in read);
    setRefused('refused' in read ? read.refused : undefined);
    if ('parcel' in read) onChange([...value, { tracking_reference: read.parcel }]);
  };
  const scan = (): void => {
    const scanned = number.trim();
    setNumber('');
    if (scanned !== '') accept(scanned);
  };
  const name = ({ tracking_reference }: Parcel, own: string): void => {
    const others = value.filter((one) => one.tracking_reference !== tracking_reference);
    onChange([...others, { tracking_reference, ...(own !== '' && { alternative_tracking_reference: own }) }]);
  };
  return (
    <Input.Wrapper error={!isLeft && error}>
      <Stack gap="sm" mb="xs">
        {required.scans && (
          <>
            <ScanField
              label="Scan each parcel"
              value={number}
              onChange={(typed) => {
                setNumber(typed);
                setRefused(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // A scanner ends each number with Enter; that doesn’t send the form.
                event.preventDefault();
                scan();
              }}
              error={[refused, isLeft && error].filter(Boolean).join(' ')}
              size="md"
              isFirst
              isDone={!isLeft}
              onCode={accept}
            >
              <Button size="md" variant="default" onClick={scan}>
                Scan
              </Button>
            </ScanField>
            {job.parcels.map((parcel) => (
              <Group key={parcel.id} gap="xs" wrap="nowrap">
                {isScanned(parcel) ? <IconCircleCheck aria-hidden /> : <IconCircle aria-hidden />}
                <Text size="sm">
                  {parcel.tracking_reference}: {isScanned(parcel) ? 'scanned' : 'not scanned yet'}
                </Text>
                {onCancel && !isScanned(parcel) && (
                  <Button
                    variant="subtle"
                    color="red"
                    size="md"
                    ml="auto"
                    flex="none"
                    onClick={() => onCancel(parcel.id)}
                    aria-label={`Cancel ${parcel.tracking_reference}`}
                  >
                    Cancel
                  </Button>
                )}
              </Group>
            ))}
          </>
        )}
        {required.unnamed
          .filter((parcel) => !required.scans || isScanned(parcel))
          .map((parcel) => {
            const own = value.find((one) => one.tracking_reference === parcel.tracking_reference);
            const noted = own?.alternative_tracking_reference ?? '';
            return (
              <TextInput
                key={parcel.id}
                label={`Sender’s number of ${parcel.tracking_reference}`}
                value={noted}
                onChange={(event) => name(parcel, event.currentTarget.value)}
                error={Boolean(error) && !isLeft && noted.trim() === ''}
                required
                size="md"
                maxLength={40}
                autoComplete="off"
              />
            );
          })}
      </Stack>
    </Input.Wrapper>
  );
}
