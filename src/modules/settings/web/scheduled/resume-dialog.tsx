/** Chooses another time for a scheduled change. */

import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import * as schedule from '#generated/forms/settings-schedule.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { aheadFindings, tomorrowMorning } from '../shared/later.ts';

interface ResumeProps {
  readonly suspended: boolean;
  readonly onTime: (runAt: string) => void;
  readonly onCancel: () => void;
}

export function ResumeDialog({ suspended, onTime, onCancel }: ResumeProps): ReactNode {
  return (
    <SchemaDialog
      form={schedule}
      layout="resume"
      title={suspended ? 'Resume this change' : 'Reschedule'}
      action={suspended ? 'Resume' : 'Reschedule'}
      cancel="Close"
      failed="Couldn’t reschedule the change"
      stored={{ run_at: tomorrowMorning() }}
      further={aheadFindings}
      onSubmit={({ run_at: at }) => onTime(String(at))}
      onClose={onCancel}
    >
      <Text size="sm" mb="md">
        It will be saved in your name and replace the values current at that time.
      </Text>
    </SchemaDialog>
  );
}
