/** Actions on a scheduled change, with re-authentication where required. */

import { useState, type ReactNode } from 'react';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { ChangeSettingsScheduleBody as Body, SettingsSchedule } from '#generated/types.ts';
import { CallError, messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { reauthenticationKeys, provePassword } from '#platform/web/client/password.ts';
import { usePasswordProof } from '../shared/password-proof.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

export type Action = Omit<Body, 'provider_id' | 'base_revision'>;

const done: Readonly<Record<Action['action'], string>> = {
  cancel: 'Scheduled change cancelled.',
  resume: 'Scheduled change updated.',
  apply: 'Settings saved.',
};

export interface Changing {
  /** Returns whether it succeeded; otherwise `problem` says why. */
  readonly run: (schedule: SettingsSchedule, action: Action) => Promise<boolean>;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly clearProblem: () => void;
  readonly dialog: ReactNode;
}

/** With all details from the server: a scheduled change may fail on several settings. */
function words(failure: unknown): string {
  const details = failure instanceof CallError ? failure.errors.map(({ message }) => message) : [];
  return [messageOf(failure) ?? 'Couldn’t update the scheduled change. Try again.', ...details].join(' ');
}

export function useChange(catalogue: Catalogue, revision: number, onDone: () => void): Changing {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { requestPassword, dialog } = usePasswordProof(catalogue, provePassword);
  const run = async (schedule: SettingsSchedule, action: Action): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { ...action, base_revision: revision };
      await call('change_settings_schedule', { params: { schedule_id: schedule.id }, body });
      showToast('success', done[action.action]);
      onDone();
      return true;
    } catch (failure) {
      const sensitive = reauthenticationKeys(failure);
      if (sensitive) return (await requestPassword(sensitive)) ? await run(schedule, action) : false;
      setProblem(words(failure));
      onDone();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problem, clearProblem: () => setProblem(undefined), dialog };
}
