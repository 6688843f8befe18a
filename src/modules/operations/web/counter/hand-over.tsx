/** Hands a parcel over to its receiver: with the PIN of the locker, or with an ID document and a proof. */
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { sentence } from '#engine/values/sentence.ts';
import type { CounterParcel } from '#generated/types.ts';
import { checkProof, proofSteps } from '#modules/shipments/domain/delivery-proof.ts';
import { pinProblem } from '#modules/shipments/domain/pins.ts';
import { sendFile } from '#modules/shipments/web/shared/send-file.ts';
import { call } from '#platform/web/client/call.ts';
import { shownSettings } from '#platform/web/client/provider-settings.ts';
import { useSending, type FieldErrors } from '#platform/web/form/use-sending.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { detailsOf, nothingCaptured, reducedFilesOf, textsOf, type Capture } from '../tripsheet/capture.ts';
import { PinField } from '../tripsheet/pin-field.tsx';
import { ProofStepFields } from '../tripsheet/proof-step.tsx';

interface HandOverProps {
  readonly parcel: CounterParcel;
  readonly here: { readonly pickup_point_id?: string };
  readonly onDone: (done: string) => void;
}

const idChecked = 'ID document checked';

export function HandOver({ parcel, here, onDone }: HandOverProps): ReactNode {
  const { tracking_reference: reference, pod_method: podMethod, has_pin: mayHavePin } = parcel;
  const settings = shownSettings();
  const [hasPin, setHasPin] = useState(mayHavePin);
  const [pin, setPin] = useState('');
  const [isIdChecked, setIdChecked] = useState(false);
  const [capture, setCapture] = useState<Capture>(nothingCaptured);
  const { form, errors, problem, isSending, forgive, forgiveAll, submit } = useSending({
    isShown: (field) => field !== 'tracking_reference',
  });
  const isNote = podMethod === 'grv';
  const [step] = proofSteps(settings, { podMethod, hasPin, isDriver: false });

  const findings = (): FieldErrors => {
    const unfinished = hasPin ? pinProblem(pin, 'pickup') : undefined;
    const given = { ...detailsOf(capture), ...(hasPin && { pin: pin.trim() }) };
    const found = checkProof(given, { podMethod, pin: pin.trim(), isDriver: false }, settings).findings;
    return {
      ...Object.fromEntries(found.map(({ field, message }) => [field, sentence(message)])),
      ...(unfinished !== undefined && { pin: sentence(unfinished) }),
      ...(!hasPin && !isIdChecked && { id: 'Check the ID document first.' }),
    };
  };
  const record = async (): Promise<void> => {
    const { photos, signature } = await reducedFilesOf(capture);
    const names = await Promise.all(photos.map((photo) => sendFile(photo, 'photo.jpg', 'shipment-photos')));
    const signed = signature && (await sendFile(signature, 'photo.png', 'shipment-photos'));
    const { description, ...texts } = textsOf(capture);
    const proof = hasPin
      ? { pin: pin.trim(), ...texts, ...(description !== undefined && { description }) }
      : { ...texts, description: [idChecked, description].filter(Boolean).join('. ') };
    const files = { ...(names.length > 0 && { photos: names }), ...(signed && { signature: signed }) };
    await call('record_delivery', { body: { tracking_reference: reference, ...here, ...proof, ...files } });
    onDone(`${reference} handed over`);
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event, findings, record)} noValidate>
      <Stack gap="md" maw="30rem">
        {hasPin ? (
          <PinField
            label="Pickup PIN of the receiver"
            value={pin}
            error={errors['pin']}
            onChange={(typed) => {
              setPin(typed);
              forgive('pin');
            }}
          />
        ) : (
          <Checkbox
            label="I have checked the receiver’s ID document"
            required
            checked={isIdChecked}
            onChange={(event) => {
              setIdChecked(event.currentTarget.checked);
              forgive('id');
            }}
            error={errors['id']}
            size="md"
          />
        )}
        <ProofStepFields
          step={step}
          capture={capture}
          isNote={isNote}
          isReceiver
          errorOf={(field) => errors[field]}
          onChange={(field, change) => {
            forgive(field);
            setCapture(change);
          }}
        />
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t hand the parcel over">
            {problem}
          </Notice>
        )}
        <Group>
          <Button type="submit" size="md" loading={isSending}>
            Hand over
          </Button>
          {mayHavePin && !isNote && (
            <Button
              variant="subtle"
              size="md"
              onClick={() => {
                setHasPin(!hasPin);
                forgiveAll();
              }}
            >
              {hasPin ? 'No PIN' : 'Enter PIN'}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
