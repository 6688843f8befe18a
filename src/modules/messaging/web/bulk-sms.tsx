/** Sends an SMS to contacts of the selected shipments (F326). */
import { Checkbox, Group, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { shipment_party } from '#generated/enums.ts';
import type { ShipmentParty } from '#generated/types.ts';
import type { BulkWindowProps } from '#modules/shipments/web/shared/bulk-windows.ts';
import { call } from '#platform/web/client/call.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';
import type { RunPart } from '#platform/web/table/bulk/bulk-run.ts';
import { smsSize, smsText } from '../domain/segments.ts';
import { SmsCost } from './sms-cost.tsx';

export default function BulkSms({ ids, onDone, onClose }: BulkWindowProps): ReactNode {
  const [recipients, setRecipients] = useKeptInput<string[]>('bulk sms recipients', ['delivery']);
  const [text, setText] = useKeptInput('bulk sms', '');
  const run: RunPart = (part, sent) => {
    const body = { ids: [...part], recipients: recipients as ShipmentParty[], text: text.trim() };
    return call('send_bulk_sms', { body, ...sent });
  };
  // Data of the shipment changes the length of each.
  const isSame = !/\{[{%]/.test(text);
  const missing =
    text.trim() === ''
      ? { field: 'text', message: 'Enter a message' }
      : recipients.length === 0
        ? { field: 'recipients', message: 'Choose who receives it' }
        : undefined;
  return (
    <BulkDialog
      title={`Send an SMS about ${counted(ids.length, 'shipment', 'shipments')}?`}
      action="Send SMS"
      failed="Couldn’t send the SMS"
      refusal="sent"
      ids={ids}
      done={(count) => `SMS queued for ${counted(count, 'shipment', 'shipments')}`}
      changed={text.trim() !== ''}
      missing={missing}
      run={run}
      byJob
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Checkbox.Group
            error={errorAt('recipients')}
            label="Recipients"
            value={recipients}
            onChange={setRecipients}
            required
          >
            <Group mt="xs">
              {shipment_party.map((party) => (
                <Checkbox key={party.const} value={party.const} label={party.title} />
              ))}
            </Group>
          </Checkbox.Group>
          <Textarea
            mt="sm"
            label="Message"
            error={errorAt('text')}
            description="Up to 480 characters. Each SMS is listed in the communication log."
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={480}
            required
            autosize
            minRows={3}
            data-autofocus
          />
          {isSame && text.trim() !== '' && <SmsCost size={smsSize(smsText(text.trim()))} />}
        </>
      )}
    </BulkDialog>
  );
}
