/** Shows the proof of delivery to the sender or receiver, once they enter their contact details. */
import { useState, type ReactNode } from 'react';
import * as form from '#generated/forms/tracking-contact.ts';
import type { TrackedProof, TrackedShipment } from '#generated/types.ts';
import { ProofFacts } from '#modules/shipments/web/shared/proof-facts.tsx';
import { call } from '#platform/web/client/call.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';

interface DeliveryProofProps {
  readonly shipment: TrackedShipment;
  readonly onClose: () => void;
}

export default function DeliveryProof({ shipment, onClose }: DeliveryProofProps): ReactNode {
  useReturnFocus();
  const [proofs, setProofs] = useState<readonly TrackedProof[]>();
  const tracking_reference = shipment.short_tracking_reference;
  if (proofs !== undefined)
    return (
      <Modal opened onClose={onClose} size="lg" title="Proof of delivery">
        {proofs.map((proof) => (
          <ProofFacts key={proof.delivered_at} proof={proof} />
        ))}
      </Modal>
    );
  return (
    <SchemaDialog
      form={form}
      layout="proof"
      title="Proof of delivery"
      action="Show proof"
      failed="Couldn’t show the proof"
      onSubmit={async ({ contact }) => {
        const answer = await call('read_tracked_proof', { body: { tracking_reference, contact: String(contact) } });
        setProofs(answer.proofs);
      }}
      onClose={onClose}
    >
      <p>The proof is shown to the sender and the receiver only.</p>
    </SchemaDialog>
  );
}
