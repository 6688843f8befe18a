/** A delivery with its proof: the receiver’s PIN, what the driver captures without it, or the signed delivery note. */
import { Button, FileInput, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { TripJob } from '#generated/types.ts';
import { checkProof, fallbackFields, type ProofField } from '#modules/shipments/domain/delivery-proof.ts';
import { sentence } from '#engine/values/sentence.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { SignaturePad } from './signature-pad.tsx';
import { shrinkPhoto } from './shrink-photo.ts';
import type { Reports } from './use-reports.ts';

interface DeliveryDialogProps {
  readonly job: TripJob;
  readonly send: Reports['send'];
  readonly onClose: () => void;
}

type TextField = Exclude<ProofField, 'photos' | 'signature'>;
type Errors = Readonly<Record<string, string>>;

const labels: Readonly<Record<ProofField, string>> = {
  name: 'Receiver’s name',
  mobile_number: 'Mobile number',
  department: 'Department',
  description: 'Description',
  photos: 'Photos',
  signature: 'Signature',
};

export function DeliveryDialog({ job, send, onClose }: DeliveryDialogProps): ReactNode {
  const settings = shownSettings();
  const isNote = job.pod_method === 'grv';
  const [hasPin, setHasPin] = useState(job.has_pin && !isNote);
  const [pin, setPin] = useState('');
  const [texts, setTexts] = useState<Partial<Record<TextField, string>>>({});
  const [photos, setPhotos] = useState<File[]>([]);
  const [signature, setSignature] = useState<Blob>();
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fields = hasPin ? [] : isNote ? [{ field: 'photos' as const, required: true }] : fallbackFields(settings);
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const captured = hasPin ? { pin: pin.trim() } : (Object.fromEntries(filled) as Partial<Record<TextField, string>>);

  /** What is missing; whether the PIN is right only the server knows. */
  const findings = (): Errors => {
    if (hasPin) return pin.trim() === '' ? { pin: 'Enter the PIN.' } : {};
    const given = { ...captured, photos: photos.map(({ name }) => name), signature: signature ? 'signature' : '' };
    const expected = { podMethod: job.pod_method, pin: null };
    const found = checkProof(given, expected, settings).findings;
    return Object.fromEntries(found.map(({ field, message }) => [field, sentence(message)]));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const missing = findings();
    setErrors(missing);
    setProblem(undefined);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const body = { tracking_reference: job.tracking_reference, date: new Date().toISOString(), ...captured };
      await send({
        ...{ jobId: job.id, waybill: job.tracking_reference, report: { kind: 'delivery', body } },
        photos: hasPin ? [] : await Promise.all(photos.map(shrinkPhoto)),
        ...(signature && !hasPin ? { signature } : {}),
      });
      showToast('success', `${job.tracking_reference} delivered`);
      onClose();
    } catch (failure) {
      const said = failure instanceof CallError ? failure.errors : [];
      setErrors(Object.fromEntries(said.map(({ field, message }) => [field, sentence(message)])));
      if (said.length === 0) setProblem(messageOf(failure) ?? 'Try again.');
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={`Deliver ${job.tracking_reference}`} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          {hasPin && (
            <TextInput
              label="PIN of the receiver"
              inputMode="numeric"
              autoComplete="off"
              value={pin}
              onChange={(event) => setPin(event.currentTarget.value)}
              error={errors['pin']}
              maxLength={12}
              size="md"
              data-autofocus
            />
          )}
          {fields.map(({ field, required }) => {
            const label = required ? labels[field] : `${labels[field]} (Optional)`;
            const error = errors[field];
            if (field === 'signature')
              return <SignaturePad key={field} label={label} error={error} onChange={setSignature} />;
            if (field === 'photos')
              return (
                <FileInput
                  key={field}
                  label={isNote ? 'Photo of the signed delivery note' : label}
                  placeholder="Take a photo"
                  multiple
                  accept="image/png,image/jpeg,image/webp"
                  value={photos}
                  onChange={(chosen) => setPhotos(chosen.slice(0, 10))}
                  error={error}
                  size="md"
                  clearable
                />
              );
            return (
              <TextInput
                key={field}
                label={label}
                type={field === 'mobile_number' ? 'tel' : 'text'}
                value={texts[field] ?? ''}
                onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [field]: value }))}
                error={error}
                maxLength={field === 'mobile_number' ? 40 : 100}
                size="md"
              />
            );
          })}
        </Stack>
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t record the delivery">
            {problem}
          </Notice>
        )}
        <Group justify="space-between" mt="lg" gap="xs">
          {job.has_pin && !isNote ? (
            <Button variant="subtle" size="md" px={0} onClick={() => setHasPin(!hasPin)}>
              {hasPin ? 'No PIN' : 'Enter PIN'}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="md" loading={busy}>
            Deliver
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
