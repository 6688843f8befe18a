/** A collection, or a parcel left at a locker or counter, where the provider wants every parcel scanned, or the sender’s own number of each. */
import { Button } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { TripJob } from '#generated/types.ts';
import { sentence } from '#engine/values/sentence.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { focusInvalid } from '#platform/web/ui/feedback/focus-invalid.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { CancelParcelDialog, mayCancelParcel } from './parcel-dialogs.tsx';
import { missingScans, ParcelScans, type ScannedParcels, type ScanRequirements } from './parcel-scans.tsx';
import { eventNow, type JobStep } from './report-now.ts';
import type { Reports } from './use-reports.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface CollectDialogProps {
  readonly job: TripJob;
  /** What is reported, and the button that does it. */
  readonly step: JobStep;
  readonly required: ScanRequirements;
  readonly send: Reports['send'];
  readonly onClose: () => void;
}

export function CollectDialog({ job, step, required, send, onClose }: CollectDialogProps): ReactNode {
  useReturnFocus();
  const [parcels, setParcels] = useKeptInput<ScannedParcels>(`collect ${job.id}`, []);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [cancelling, setCancelling] = useState<number>();
  const form = useRef<HTMLFormElement>(null);
  const { close, prompt } = useClosePrompt(parcels.length > 0, onClose, { isSaving: busy });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = missingScans(job, required, parcels);
    setError(missing);
    if (missing !== undefined) return focusInvalid(form.current);
    setBusy(true);
    try {
      await send(eventNow(job, step.status, { parcels }));
      onClose();
    } catch (failure) {
      const [message] = failure instanceof CallError ? failure.errors : [];
      setError(message ? sentence(message.message) : (messageOf(failure) ?? 'Not recorded. Try again.'));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={close} title={`${step.action} ${job.tracking_reference}`} size="md">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <ParcelScans
          job={job}
          required={required}
          value={parcels}
          error={error}
          onCancel={mayCancelParcel(job, shownSettings()) ? setCancelling : undefined}
          onChange={(scanned) => {
            setParcels(scanned);
            setError(undefined);
          }}
        />
        <DialogActions>
          <Button type="submit" size="md" loading={busy}>
            {step.action}
          </Button>
        </DialogActions>
      </form>
      {prompt}
      {cancelling !== undefined && (
        <CancelParcelDialog job={job} parcel={cancelling} onClose={() => setCancelling(undefined)} />
      )}
    </Modal>
  );
}
