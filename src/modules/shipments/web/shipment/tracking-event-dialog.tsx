/** Adds a tracking event by hand: what happened, where and when, with photos. */
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Shipment, ShipmentStatus } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { useClosePrompt } from '#platform/web/ui/feedback/leave-prompt.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { statusTitle } from '../../domain/status.ts';
import { PhotoInput } from '../shared/photo-input.tsx';
import { sendFile } from '../shared/send-file.ts';
import { shipmentsMoved } from '../shared/use-shipment.ts';

interface TrackingEventDialogProps {
  readonly shipment: Shipment;
  /** The statuses to choose from. */
  readonly events: readonly ShipmentStatus[];
  readonly onClose: () => void;
}

export function TrackingEventDialog({ shipment, events, onClose }: TrackingEventDialogProps): ReactNode {
  const [status, setStatus] = useKeptInput<string | null>('event', null);
  const [message, setMessage] = useKeptInput('event message', '');
  const [location, setLocation] = useKeptInput('event place', '');
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [unchosen, setUnchosen] = useState(false);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const select = useRef<HTMLInputElement>(null);
  const written = useRef<HTMLTextAreaElement>(null);
  const isCancelling = status === 'cancelled';
  useReturnFocus();
  const isChanged = status !== null || message.trim() !== '' || location.trim() !== '' || files.length > 0;
  const { close, prompt } = useClosePrompt(isChanged, onClose, { isSaving: busy });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (status === null) {
      setUnchosen(true);
      select.current?.focus();
      return;
    }
    if (isCancelling && message.trim() === '') {
      setReasonMissing(true);
      written.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const photos = await Promise.all(files.map((file) => sendFile(file, file.name, 'shipment-photos')));
      await call('record_shipment_event', {
        body: {
          tracking_reference: shipment.short_tracking_reference,
          status: status as ShipmentStatus,
          ...(message.trim() !== '' && { message: message.trim() }),
          ...(location.trim() !== '' && { location: location.trim() }),
          ...(photos.length > 0 && { photos }),
        },
      });
      showToast('success', 'Tracking event added');
      shipmentsMoved();
      onClose();
    } catch (failure) {
      const reason = failure instanceof CallError ? failure.errors[0]?.message : undefined;
      setProblem(reason ?? messageOf(failure) ?? 'Try again.');
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={close} title={`Add a tracking event to ${shipment.short_tracking_reference}`} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Select
            label="What happened"
            data={events.map((value) => ({ value, label: statusTitle(value) }))}
            ref={select}
            value={status}
            onChange={(chosen) => {
              setStatus(chosen);
              setUnchosen(false);
            }}
            error={unchosen && 'Choose what happened.'}
            searchable
            openOnFocus={false}
            required
            data-autofocus
          />
          <TextInput
            label="Place (Optional)"
            value={location}
            onChange={(event) => setLocation(event.currentTarget.value)}
            maxLength={120}
          />
          <Textarea
            ref={written}
            label={isCancelling ? 'Reason' : 'Message (Optional)'}
            description="Customers see it on the tracking page."
            value={message}
            onChange={(event) => {
              setMessage(event.currentTarget.value);
              setReasonMissing(false);
            }}
            error={isCancelling && isReasonMissing && 'Reason for cancelling shipment is required.'}
            required={isCancelling}
            maxLength={300}
            autosize
            minRows={2}
          />
          <PhotoInput
            label="Photos (Optional)"
            description="PNG, JPEG or WebP, up to 10 MB each."
            placeholder="Choose photos"
            value={files}
            onChange={setFiles}
          />
          {problem !== undefined && (
            <Notice variant="error" title="Couldn’t add the event">
              {problem}
            </Notice>
          )}
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Add event
          </Button>
        </Group>
      </form>
      {prompt}
    </Modal>
  );
}
