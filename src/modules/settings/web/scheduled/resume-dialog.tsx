/** Another time for a planned change. */

import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { instantOn } from '#platform/domain/time.ts';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { notAhead, tomorrowMorning, WhenField } from '#platform/web/ui/data/when-field.tsx';

interface ResumeProps {
  readonly suspended: boolean;
  readonly onTime: (runAt: string) => void;
  readonly onCancel: () => void;
}

export function ResumeDialog({ suspended, onTime, onCancel }: ResumeProps): ReactNode {
  const [when, setWhen] = useState(tomorrowMorning);
  const [wrong, setWrong] = useState<string>();
  useReturnFocus();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const mistake = notAhead(when);
    setWrong(mistake);
    const runAt = instantOn(when);
    if (runAt && !mistake) onTime(runAt.toISOString());
  };
  return (
    <Modal opened onClose={onCancel} size="md" title={suspended ? 'Resume this change' : 'Reschedule'}>
      <form onSubmit={submit} noValidate>
        <Text size="sm" mb="md">
          It will be saved in your name and replace the values current at that time.
        </Text>
        <WhenField label="When" value={when} onChange={setWhen} error={wrong} />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Close
          </Button>
          <Button type="submit">{suspended ? 'Resume' : 'Reschedule'}</Button>
        </Group>
      </form>
    </Modal>
  );
}
