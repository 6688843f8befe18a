/** Shown when someone else saved while this form is open, with the unsaved changes affected. */

import type { ReactNode } from 'react';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import type { SettingsModel } from '../../shared/settings-model.ts';
import type { Elsewhere } from '../use-form.ts';

function titles(model: SettingsModel, keys: readonly string[]): string {
  const named = keys.map((key) => model.base.catalogue.settings[key]?.schema.title ?? key);
  return named.length > 3 ? `${named.slice(0, 3).join(', ')} and ${named.length - 3} more` : named.join(', ');
}

interface ElsewhereNoteProps {
  readonly model: SettingsModel;
  readonly elsewhere: Elsewhere;
  readonly onClose: () => void;
}

export function ElsewhereNote({ model, elsewhere, onClose }: ElsewhereNoteProps): ReactNode {
  const { keys, conflicts } = elsewhere;
  if (conflicts.length === 0)
    return (
      <Notice variant="info" onClose={onClose}>
        Changed elsewhere and updated here: {titles(model, keys)}.
      </Notice>
    );
  const who = [...new Set(conflicts.flatMap(({ by }) => by ?? []))].join(', ') || 'Someone else';
  return (
    <Notice variant="warning" onClose={onClose}>
      {who} saved another value of:{' '}
      {titles(
        model,
        conflicts.map(({ key }) => key),
      )}
      . Your unsaved change is kept. When you save, you can choose which value to keep.
    </Notice>
  );
}
