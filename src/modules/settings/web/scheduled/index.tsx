/** `/settings/scheduled`: waiting and suspended changes, and the results of earlier ones. */

import { Skeleton, Text, Title } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import type { SettingsSchedule } from '#generated/types.ts';
import { Confirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import * as scheduleForm from '#generated/forms/settings-schedule.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { mayChangeAll } from '../shared/setting-scopes.ts';
import { useSelectedScope } from '../shared/use-scope.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { aheadFindings, tomorrowMorning } from '../shared/later.ts';
import styles from './planned.module.css';
import { ScheduleCard } from './schedule-card.tsx';
import { useChange } from './use-change.ts';
import { useSchedules } from './use-schedules.ts';

const catalogue: Catalogue = generated;

interface PendingAction {
  readonly schedule: SettingsSchedule;
  readonly action: 'cancel' | 'apply' | 'resume';
}

function isOpen({ status }: SettingsSchedule): boolean {
  return status === 'waiting' || status === 'suspended';
}

interface ListProps {
  readonly selected: ScopeRef;
  readonly schedules: readonly SettingsSchedule[];
  readonly onAsk?: ((pending: PendingAction) => void) | undefined;
}

function List({ selected, schedules, onAsk }: ListProps): ReactNode {
  return (
    <ul className={styles['list']}>
      {schedules.map((schedule) => (
        <ScheduleCard
          key={schedule.id}
          catalogue={catalogue}
          schedule={schedule}
          selected={selected}
          onAction={onAsk && ((action) => onAsk({ schedule, action }))}
        />
      ))}
    </ul>
  );
}

function Found({ selected, schedules, onAsk }: ListProps): ReactNode {
  const open = schedules.filter(isOpen);
  const closed = schedules.filter((schedule) => !isOpen(schedule));
  return (
    <>
      {open.length === 0 && (
        <Empty icon={<IconCalendarClock size="2rem" />} title="No scheduled changes">
          Change a setting and choose ‘Save later…’ to schedule it.
        </Empty>
      )}
      <List selected={selected} schedules={open} onAsk={onAsk} />
      {closed.length > 0 && (
        <section aria-labelledby="earlier">
          <Title order={2} size="h4" id="earlier" mb="sm">
            Earlier
          </Title>
          <List selected={selected} schedules={closed} />
        </section>
      )}
    </>
  );
}

export default function ScheduledChangesScreen(): ReactNode {
  const picking = useSelectedScope();
  const { selected } = picking;
  const { schedules, revision, error, refresh } = useSchedules(selected);
  const [pending, setPending] = useState<PendingAction>();
  const { run, problem, clearProblem, dialog } = useChange(catalogue, revision, refresh);
  const close = (): void => setPending(undefined);
  const act = (more: { run_at?: string } = {}): void => {
    close();
    if (pending) void run(pending.schedule, { action: pending.action, ...more });
  };
  return (
    <SettingsPage
      title="Scheduled changes"
      description="Changes to settings that are saved at a later time."
      {...picking}
    >
      <div className={styles['stack']}>
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t update the scheduled change" onClose={clearProblem}>
            {problem}
          </Notice>
        )}
        {error !== undefined && (
          <Failure title="Couldn’t load the scheduled changes" message={error} onRetry={refresh} />
        )}
        {schedules && (
          <Found selected={selected} schedules={schedules} onAsk={mayChangeAll(selected) ? setPending : undefined} />
        )}
        {!schedules && error === undefined && (
          <div aria-busy="true">
            <Later>
              <Skeleton height="7rem" />
            </Later>
          </div>
        )}
      </div>
      <Confirm
        opened={pending?.action === 'cancel'}
        title="Cancel this scheduled change?"
        action="Cancel change"
        danger
        onCancel={close}
        onConfirm={() => act()}
      >
        It will not be saved.
      </Confirm>
      <Confirm
        opened={pending?.action === 'apply'}
        title="Save this change now?"
        action="Save now"
        onCancel={close}
        onConfirm={() => act()}
      >
        It is saved now in your name and replaces the current values.
      </Confirm>
      {pending?.action === 'resume' && (
        <ResumeDialog
          suspended={pending.schedule.status === 'suspended'}
          onCancel={close}
          onTime={(runAt) => act({ run_at: runAt })}
        />
      )}
      {dialog}
    </SettingsPage>
  );
}

interface ResumeProps {
  readonly suspended: boolean;
  readonly onTime: (runAt: string) => void;
  readonly onCancel: () => void;
}

/** Chooses another time for a scheduled change. */
function ResumeDialog({ suspended, onTime, onCancel }: ResumeProps): ReactNode {
  return (
    <SchemaDialog
      form={scheduleForm}
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
