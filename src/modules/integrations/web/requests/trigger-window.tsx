/** Sends a shipment to the system of a rule manually (F339). */
import { Button, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ShipmentWindowProps } from '#modules/shipments/web/shared/shipment-windows.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { session } from '#platform/web/client/session.ts';
import { mayFollow } from '#platform/web/shell/gate.ts';
import { DialogActions } from '#platform/web/ui/layout/dialog-actions.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { showToast, toastFailure } from '#platform/web/ui/feedback/toast.ts';

export default function TriggerWindow({ shipment, onClose }: ShipmentWindowProps): ReactNode {
  useReturnFocus();
  const navigate = useNavigate();
  const [rule, setRule] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A second click, or another try after a lost answer, sends to the same system once.
  const [attempt] = useState(() => crypto.randomUUID());
  const { data, error, refetch } = useQuery(
    {
      queryKey: [...entityKey('integration_rule'), 'to trigger'],
      queryFn: ({ signal }) => call('list_integration_rules', { signal }),
    },
    queryClient,
  );
  const rules = data?.rules.filter((one) => one.is_enabled && data.types.includes(one.type)) ?? [];
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { rule_id: Number(rule), shipment_id: shipment.id };
      const { id } = await call('trigger_integration_rule', { body, idempotencyKey: `${attempt}-${rule}` });
      await queryClient.invalidateQueries({ queryKey: entityKey('integration_request') });
      onClose();
      const log = `/integrations/requests/${id}`;
      if (mayFollow(log, session.get())) await navigate(log);
      else showToast('success', 'The shipment is being sent');
    } catch (failure) {
      setBusy(false);
      toastFailure(failure);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Send this shipment to a connected system?">
      {error ? (
        <Failure
          title="Couldn’t load the rules"
          message={messageOf(error) ?? 'Try again.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack>
          <Select
            data-autofocus
            label="Integration rule"
            description="Rules that are on. The shipment is sent now, whatever the rule’s filters say."
            data={rules.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={rule}
            onChange={setRule}
            searchable
          />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={rule === null} loading={busy} onClick={() => void send()}>
              Send
            </Button>
          </DialogActions>
        </Stack>
      )}
    </Modal>
  );
}
