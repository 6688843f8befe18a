/** A collection where the provider requires a scan, or the sender’s own number, of every parcel. */
import { Button, Group, Modal } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { TripJob } from '#generated/types.ts';
import { sentence } from '#engine/values/sentence.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { missingScans, ParcelScans, type ScannedParcels, type Wanted } from './parcel-scans.tsx';
import { eventNow } from './report-now.ts';
import type { Reports } from './use-reports.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface CollectDialogProps {
  readonly job: TripJob;
  readonly wanted: Wanted;
  readonly send: Reports['send'];
  readonly onClose: () => void;
}

export function CollectDialog({ job, wanted, send, onClose }: CollectDialogProps): ReactNode {
  useReturnFocus();
  const [parcels, setParcels] = useState<ScannedParcels>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = missingScans(job, wanted, parcels);
    setError(missing);
    if (missing !== undefined) return;
    setBusy(true);
    try {
      await send(eventNow(job, 'collected', { parcels }));
      onClose();
    } catch (failure) {
      const [said] = failure instanceof CallError ? failure.errors : [];
      setError(said ? sentence(said.message) : (messageOf(failure) ?? 'Not recorded. Try again.'));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={`Collect ${job.tracking_reference}`} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <ParcelScans
          job={job}
          wanted={wanted}
          value={parcels}
          error={error}
          onChange={(scanned) => {
            setParcels(scanned);
            setError(undefined);
          }}
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit" size="md" loading={busy}>
            Collect
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
