/** `/settings`: one screen for every tab and section, and for every scope: provider, branch, account, user. */
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { scopeText } from '#platform/domain/scope.ts';
import { useSelectedScope, type Picking } from '../shared/use-scope.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { ScopeBanner } from '../shared/scope-banner.tsx';
import { ScopePicker } from '../shared/scope-picker.tsx';
import { KnownRecords } from './known-records.tsx';
import { SettingsEditor } from './settings-editor.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { useLoadedForm } from './use-form.ts';

function PlacedSettings(picking: Picking): ReactNode {
  const { selected } = picking;
  const { loading, retry } = useLoadedForm(selected);
  const picker = <ScopePicker {...picking} />;
  const banner = <ScopeBanner {...picking} />;
  if (loading.kind === 'ready')
    return (
      <KnownRecords>
        <SettingsEditor model={loading.model} selected={selected} picker={picker} banner={banner} />
      </KnownRecords>
    );
  return (
    <Page title="Settings">
      {loading.kind === 'error' ? (
        <Stack align="start">
          {picker}
          <Failure title="Couldn’t load the settings" message={loading.message} onRetry={retry} />
        </Stack>
      ) : (
        <SettingsSkeleton />
      )}
    </Page>
  );
}

export default function SettingsScreen(): ReactNode {
  const picking = useSelectedScope();
  return <PlacedSettings key={scopeText(picking.selected)} {...picking} />;
}
