/** One proof of a delivery as the driver captures it: who was there, photos, a signature. */
import { Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProofField, ProofStep } from '#modules/shipments/domain/delivery-proof.ts';
import { PhotoInput } from '#modules/shipments/web/shared/photo-input.tsx';
import type { Capture } from './capture.ts';
import { SignaturePad } from './signature-pad.tsx';

interface ProofStepFieldsProps {
  readonly step: ProofStep;
  readonly capture: Capture;
  readonly isNote: boolean;
  /** Whether it is about the receiver; otherwise its heading says whom. */
  readonly isReceiver: boolean;
  readonly errorOf: (field: ProofField) => string | undefined;
  readonly onChange: (field: ProofField, change: (before: Capture) => Capture) => void;
}

const labels: Readonly<Record<ProofField, string>> = {
  name: 'Receiver’s name',
  mobile_number: 'Mobile number',
  department: 'Department',
  description: 'Description',
  photos: 'Photos',
  signature: 'Signature',
};

export function ProofStepFields({
  step,
  capture,
  isNote,
  isReceiver,
  errorOf,
  onChange,
}: ProofStepFieldsProps): ReactNode {
  return (
    <Stack gap="sm" component="section" aria-label={step.heading ?? undefined}>
      {step.heading !== null && step.fields.length > 0 && (
        <Text fw={600} size="sm">
          {step.heading}
        </Text>
      )}
      {step.fields.map(({ field, required }) => {
        const title = field === 'name' && !isReceiver ? 'Name' : labels[field];
        const label = required ? title : `${title} (Optional)`;
        const error = errorOf(field);
        if (field === 'signature')
          return (
            <SignaturePad
              key={field}
              label={label}
              required={required}
              value={capture.signature}
              error={error}
              onChange={(signature) => onChange(field, (before) => ({ ...before, signature }))}
            />
          );
        if (field === 'photos')
          return (
            <PhotoInput
              key={field}
              label={isNote ? 'Photo of the signed delivery note' : label}
              required={required}
              value={capture.photos}
              onChange={(photos) => onChange(field, (before) => ({ ...before, photos }))}
              error={error}
              size="md"
            />
          );
        return (
          <TextInput
            key={field}
            label={label}
            required={required}
            type={field === 'mobile_number' ? 'tel' : 'text'}
            value={capture.texts[field] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(field, (before) => ({ ...before, texts: { ...before.texts, [field]: value } }))
            }
            error={error}
            maxLength={field === 'mobile_number' ? 40 : 100}
            size="md"
          />
        );
      })}
    </Stack>
  );
}
