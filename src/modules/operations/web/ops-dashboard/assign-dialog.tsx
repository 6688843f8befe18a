/** Gives the chosen jobs to a driver, or takes them off. */
import { Button, Group, Modal, Select, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useGeneralData } from '#platform/web/client/general-data.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface AssignProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

export function AssignButton({ ids, onDone }: AssignProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        Assign driver
      </Button>
      {isOpen && <AssignDialog ids={ids} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** No driver has this number. */
const none = '0';

function AssignDialog({ ids, onDone, onClose }: AssignProps & { readonly onClose: () => void }): ReactNode {
  const drivers = useGeneralData().data?.drivers ?? [];
  const [driver, setDriver] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (driver === null) {
      setProblem('Choose a driver');
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const driver_id = driver === none ? null : Number(driver);
      const answer = await call('assign_jobs', { body: { ids: [...ids], driver_id } });
      for (const entity of ['driver_job', 'trip_sheet', 'shipment'])
        void queryClient.invalidateQueries({ queryKey: entityKey(entity) });
      const count = answer.assigned.length;
      if (count > 0)
        showToast('success', `${count === 1 ? '1 job' : `${count} jobs`} ${driver_id ? 'assigned' : 'unassigned'}`);
      if (answer.refused.length === 0) {
        onClose();
        onDone();
        return;
      }
      const reasons = [...new Set(answer.refused.map(({ message }) => message))];
      setRefused([`${answer.refused.length} of ${ids.length} couldn’t be changed.`, ...reasons]);
    } catch (failure) {
      setProblem(messageOf(failure) ?? 'Try again.');
    }
    setBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={ids.length === 1 ? 'Assign 1 job?' : `Assign ${ids.length} jobs?`} size="md">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label="Driver"
          data={[
            { value: none, label: 'No driver' },
            ...drivers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={driver}
          onChange={setDriver}
          searchable
          required
          data-autofocus
          nothingFoundMessage="No driver has this name"
        />
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t assign the jobs">
            {problem}
          </Notice>
        )}
        {refused.length > 0 && (
          <Notice variant="warning" title={refused[0] ?? ''}>
            {refused.slice(1).map((why) => (
              <Text key={why} size="sm">
                {why}
              </Text>
            ))}
          </Notice>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {refused.length > 0 ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" loading={busy}>
            Assign
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
