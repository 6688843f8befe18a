/** `/settings`: one screen for every tab and section, and for every scope: provider, branch, account, user. */
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { scopeText } from '#platform/domain/scope.ts';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { useRecords } from '#platform/web/client/records.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { type Picking, useSelectedScope } from '../shared/use-scope.ts';
import { ScopeBanner } from '../shared/scope-banner.tsx';
import { ScopePicker } from '../shared/scope-picker.tsx';
import { RecordContext } from '../row/named.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { useLoadedForm } from './use-form.ts';
import styles from './screen.module.css';

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

/** Offers the provider's records as choices where settings refer to them. */
function KnownRecords({ children }: { readonly children: ReactNode }): ReactNode {
  return <RecordContext value={useRecords()}>{children}</RecordContext>;
}

/** The skeleton of the settings screen. */
function SettingsSkeleton(): ReactNode {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading settings</VisuallyHidden>
      <Later>
        <div className={styles['skeleton']} aria-hidden>
          <Stack gap="xs" className={styles['skeletonNavigation'] ?? ''}>
            {Array.from({ length: 8 }, (_, row) => (
              <Skeleton key={row} height="1.75rem" />
            ))}
          </Stack>
          <Stack gap="md">
            {Array.from({ length: 5 }, (_, row) => (
              <Skeleton key={row} height="7rem" />
            ))}
          </Stack>
        </div>
      </Later>
    </div>
  );
}
