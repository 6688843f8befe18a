/** The layout of a page about settings, such as their history: names the scope, and links back to the settings. */
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
  /** The address of the scope's settings, or of a named setting; constant. */
  readonly addressOf: (setting?: string) => string;
  /** The only setting that the page is about. */
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
