/** `/settings`: one screen for every tab and section, generated from the catalogue (doc2:17). */

import type { ReactNode } from 'react';
import { Failure } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { KnownRecords } from './known-records.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { useLoadedForm } from './use-form.ts';

export default function SettingsScreen(): ReactNode {
  const { loading, retry } = useLoadedForm();
  if (loading.kind === 'ready')
    return (
      <KnownRecords>
        <SettingsEditor model={loading.model} />
      </KnownRecords>
    );
  return (
    <Page title="Settings">
      {loading.kind === 'error' ? (
        <Failure title="The settings could not be loaded" message={loading.message} onRetry={retry} />
      ) : (
        <SettingsSkeleton />
      )}
    </Page>
  );
}
