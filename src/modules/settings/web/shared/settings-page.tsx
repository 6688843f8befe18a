/** The frame of a page beside the settings, such as their history: whose settings it is about, and the way back to them. */
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { SettingAddressProvider } from './setting-address.ts';
import { ScopeBanner } from './scope-banner.tsx';
import { ScopePicker, type ScopePickerProps } from './scope-picker.tsx';

interface SettingsPageProps extends ScopePickerProps {
  readonly title: string;
  readonly description: string;
  /** Where the settings of the same place are, or the one that is named; constant. */
  readonly addressOf: (setting?: string) => string;
  /** The setting that all of the page is about. */
  readonly setting?: string | undefined;
  readonly children: ReactNode;
}

export function SettingsPage({
  title,
  description,
  addressOf,
  setting,
  children,
  ...picker
}: SettingsPageProps): ReactNode {
  return (
    <Page
      title={title}
      description={description}
      actions={
        <>
          <ScopePicker {...picker} />
          <Button
            component={Link}
            to={addressOf(setting)}
            variant="default"
            leftSection={<IconArrowLeft size="1rem" aria-hidden />}
          >
            Settings
          </Button>
        </>
      }
    >
      <ScopeBanner {...picker} />
      <SettingAddressProvider value={addressOf}>{children}</SettingAddressProvider>
    </Page>
  );
}
