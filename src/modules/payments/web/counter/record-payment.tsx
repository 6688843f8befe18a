/** Staff record that a shipment was paid at the counter, and hand out the change and the receipt. */
import { Box, Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { JsonObject } from '#engine/values/json-value.ts';
import * as paymentForm from '#generated/forms/counter-payment.ts';
import type { CounterMethod, RecordPaymentAnswer200, Shipment } from '#generated/types.ts';
import { shipmentsMoved } from '#modules/shipments/web/shared/use-shipment.ts';
import type { ShipmentWindowProps } from '#modules/shipments/web/shared/shipment-windows.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { useRecord, useRecordReading } from '#platform/web/form/schema-form/record-context.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { Fact, Facts } from '#platform/web/ui/layout/card.tsx';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { amountToPay, changeOf, tenderedFinding } from '../../domain/counter.ts';
import { ReceiptActions } from './receipt-actions.tsx';

export default function RecordPayment({ shipment, onClose }: ShipmentWindowProps): ReactNode {
  const [taken, setTaken] = useState<RecordPaymentAnswer200>();
  if (taken) return <Recorded taken={taken} shipment={shipment} onClose={onClose} />;
  const { id, short_tracking_reference: reference } = shipment;
  const amount = amountToPay(shipment);
  const record = async ({ method, tendered, payment_reference: slip }: JsonObject): Promise<void> => {
    const payment = {
      method: method as CounterMethod,
      ...(tendered !== undefined && { tendered: Number(tendered) }),
      ...(typeof slip === 'string' && { payment_reference: slip }),
    };
    setTaken(await call('record_payment', { body: { shipment_id: id, expected_amount: amount, ...payment } }));
    shipmentsMoved();
    for (const entity of ['received_payment', 'billing_transaction'] as const)
      void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
  };
  return (
    <SchemaDialog
      form={paymentForm}
      layout="record"
      title={`Record payment for ${reference}`}
      action="Record payment"
      failed="Couldn’t record the payment"
      stored={{ method: 'cash' }}
      further={(value) => tenderedFinding(amount, value)}
      onSubmit={record}
      onClose={onClose}
    >
      <Amounts amount={amount} />
    </SchemaDialog>
  );
}

/** What is to be paid, and the change while cash is typed. */
function Amounts({ amount }: { readonly amount: number }): ReactNode {
  const model = useRecord();
  const isCash = useRecordReading(model, ['value:method'], ({ value }) => value['method'] === 'cash');
  const change = useRecordReading(model, ['value:tendered'], ({ value }) => changeOf(amount, value['tendered']));
  return (
    <Box mb="md" aria-live="polite">
      <Facts>
        <Fact name="To pay">{moneyText(amount)}</Fact>
        {isCash && <Fact name="Change">{change === undefined ? '–' : moneyText(change)}</Fact>}
      </Facts>
    </Box>
  );
}

interface RecordedProps {
  readonly taken: RecordPaymentAnswer200;
  readonly shipment: Pick<Shipment, 'short_tracking_reference' | 'collection_contact'>;
  readonly onClose: () => void;
}

function Recorded({ taken, shipment, onClose }: RecordedProps): ReactNode {
  useReturnFocus();
  const { short_tracking_reference: reference, collection_contact: sender } = shipment;
  return (
    <Modal opened onClose={onClose} title={`Shipment ${reference} is paid`}>
      <Notice variant="success" title={taken.change > 0 ? `Change: ${moneyText(taken.change)}` : 'Payment recorded'}>
        {`${moneyText(taken.amount)} was paid.`}
      </Notice>
      <Group justify="space-between" mt="lg">
        <Text>Receipt {taken.id}</Text>
        <Group gap="xs">
          <ReceiptActions id={taken.id} email={sender.email ?? null} />
        </Group>
      </Group>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Modal>
  );
}
