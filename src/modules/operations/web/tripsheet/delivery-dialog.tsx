/** A delivery with its proofs: the receiver’s PIN, what the driver captures without it, or the signed delivery note, and what the provider asks for besides. */
import { Button, Stack } from '@mantine/core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { TripJob } from '#generated/types.ts';
import { checkProof, proofSteps } from '#modules/shipments/domain/delivery-proof.ts';
import { pinProblem } from '#modules/shipments/domain/pins.ts';
import { sentence } from '#engine/values/sentence.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { useSending, type FieldErrors } from '#platform/web/form/use-sending.ts';
import { focusInvalid } from '#platform/web/ui/feedback/focus-invalid.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { missingScans, ParcelScans, scanRequirements, type ScannedParcels } from './parcel-scans.tsx';
import { capturedIn, detailsOf, filesOf, nothingCaptured, reducedFilesOf, textsOf } from './capture.ts';
import type { Entry } from './outbox.ts';
import { PinField } from './pin-field.tsx';
import { ProofStepFields } from './proof-step.tsx';
import { useKeptDelivery } from './use-kept-delivery.ts';
import type { Reports } from './use-reports.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface DeliveryDialogProps {
  readonly job: TripJob;
  /** What was captured before, and refused or interrupted: it is shown again. */
  readonly kept?: Entry | undefined;
  readonly reports: Reports;
  readonly onClose: () => void;
}

/** Of a field of the proof at a place, as the server names it. */
function pathOf(at: number, field: string): string {
  return at === 0 ? field : `further_proofs.${at - 1}.${field}`;
}

export function DeliveryDialog({ job, kept, reports, onClose }: DeliveryDialogProps): ReactNode {
  useReturnFocus();
  // What is kept changes while it is open.
  const [stored] = useState(kept);
  const earlier = stored?.report.kind === 'delivery' ? stored.report.body : undefined;
  const settings = shownSettings();
  const isNote = job.pod_method === 'grv';
  const [hasPin, setHasPin] = useState(job.has_pin && !isNote && (!earlier || earlier.pin !== undefined));
  const [pin, setPin] = useState(earlier?.pin ?? '');
  const [begun] = useState(() => ({ captures: capturedIn(stored), parcels: earlier?.parcels ?? [] }));
  const [captures, setCaptures] = useState(begun.captures);
  const [parcels, setParcels] = useState<ScannedParcels>(begun.parcels);
  const { form, errors, problem, isSending, forgive, forgiveAll, submit } = useSending({
    refused: stored?.refused?.errors ?? [],
  });
  const input = useMemo(() => ({ pin, captures, parcels }), [pin, captures, parcels]);
  const isChanged =
    stored?.isDraft === true ||
    pin !== (earlier?.pin ?? '') ||
    captures !== begun.captures ||
    parcels !== begun.parcels;
  const isCorrection = stored?.refused !== undefined;
  useEffect(() => {
    if (isCorrection) focusInvalid(form.current);
  }, [isCorrection, form]);
  const required = scanRequirements(job, settings);
  const steps = proofSteps(settings, { podMethod: job.pod_method, hasPin, isDriver: true });
  const captured = steps.map((_, at) => captures[at] ?? nothingCaptured);
  const [first = nothingCaptured, ...others] = captured;
  const withPin = hasPin ? { pin: pin.trim() } : {};
  const body = {
    ...{ tracking_reference: job.tracking_reference, ...(earlier?.date !== undefined && { date: earlier.date }) },
    ...withPin,
    ...textsOf(first),
    ...(others.length > 0 && { further_proofs: others.map(textsOf) }),
    ...(parcels.length > 0 && { parcels }),
  };
  const drop = (): Promise<void> => reports.dropDraft(job.id);
  useKeptDelivery({
    ...{ input, drop, isOpen: isChanged && !isSending },
    keep: () =>
      reports.keep({
        ...{ jobId: job.id, waybill: job.tracking_reference, report: { kind: 'delivery', body } },
        ...(stored?.refused && { refused: stored.refused }),
        ...filesOf(first),
        ...(others.length > 0 && { further: others.map(filesOf) }),
      }),
  });
  const giveUp = (): void => {
    void drop();
    onClose();
  };
  const { close, prompt } = useClosePrompt(isChanged, giveUp, { isSaving: isSending });

  /** What is missing; only the server can check the PIN. */
  const findings = (): FieldErrors => {
    const unfinished = hasPin ? pinProblem(pin, 'delivery') : undefined;
    const scans = missingScans(job, required, parcels);
    const given = { ...withPin, ...detailsOf(first), further_proofs: others.map(detailsOf) };
    const found = checkProof(given, { podMethod: job.pod_method, pin: pin.trim(), isDriver: true }, settings).findings;
    return {
      ...Object.fromEntries(found.map(({ field, message }) => [field, sentence(message)])),
      ...(scans !== undefined && { parcels: scans }),
      ...(unfinished !== undefined && { pin: sentence(unfinished) }),
    };
  };
  const record = async (): Promise<void> => {
    const isSent = await reports.send({
      ...{ jobId: job.id, waybill: job.tracking_reference },
      report: { kind: 'delivery', body: { date: new Date().toISOString(), ...body } },
      ...(await reducedFilesOf(first)),
      ...(others.length > 0 && { further: await Promise.all(others.map(reducedFilesOf)) }),
    });
    if (isSent) showToast('success', `${job.tracking_reference} delivered`);
    onClose();
  };
  return (
    <Modal opened onClose={close} title={`Deliver ${job.tracking_reference}`} size="md">
      <form ref={form} onSubmit={(event) => void submit(event, findings, record)} noValidate>
        <Stack gap="md">
          {required.scans && (
            <ParcelScans
              job={job}
              required={required}
              value={parcels}
              error={errors['parcels']}
              onChange={(scanned) => {
                setParcels(scanned);
                forgive('parcels');
              }}
            />
          )}
          {hasPin && (
            <PinField
              label="PIN of the receiver"
              value={pin}
              error={errors['pin']}
              onChange={(typed) => {
                setPin(typed);
                forgive('pin');
              }}
              isFirst={!required.scans}
            />
          )}
          {steps.map((step, at) => (
            <ProofStepFields
              key={at}
              step={step}
              capture={captured[at] ?? nothingCaptured}
              isNote={isNote && at === 0}
              isReceiver={at === 0}
              errorOf={(field) => errors[pathOf(at, field)]}
              onChange={(field, change) => {
                forgive(pathOf(at, field));
                setCaptures((before) =>
                  steps.map((_, one) => {
                    const known = before[one] ?? nothingCaptured;
                    return one === at ? change(known) : known;
                  }),
                );
              }}
            />
          ))}
          {problem !== undefined && (
            <Notice variant="error" title="Couldn’t record the delivery">
              {problem}
            </Notice>
          )}
        </Stack>
        <DialogActions>
          {job.has_pin && !isNote && (
            <Button
              variant="subtle"
              size="md"
              px={0}
              mr="auto"
              onClick={() => {
                setHasPin(!hasPin);
                forgiveAll();
              }}
            >
              {hasPin ? 'No PIN' : 'Enter PIN'}
            </Button>
          )}
          <Button type="submit" size="md" loading={isSending}>
            Deliver
          </Button>
        </DialogActions>
      </form>
      {prompt}
    </Modal>
  );
}
