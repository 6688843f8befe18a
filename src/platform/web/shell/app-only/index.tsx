/** Shown instead of every screen to customers whose provider, account or own settings require the mobile app (F063). */
import { Button, Group } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProviderSetting } from '../../client/provider-settings.ts';
import { FullPage } from '../../ui/layout/full-page.tsx';
import { useNamePage } from '../../ui/layout/page-name.ts';
import { ProviderMark } from '../provider-mark.tsx';

export default function AppOnly(): ReactNode {
  const android = useProviderSetting('mobile_app_android_url');
  const ios = useProviderSetting('mobile_app_ios_url');
  useNamePage('Mobile app');
  return (
    <main id="content" tabIndex={-1}>
      <FullPage
        brand={<ProviderMark />}
        icon={<IconDeviceMobile size={24} stroke={1.5} />}
        title="Open the mobile app"
        action={
          <Group>
            {android && (
              <Button component="a" href={android}>
                Get the Android app
              </Button>
            )}
            {ios && (
              <Button component="a" href={ios}>
                Get the iPhone app
              </Button>
            )}
            <Button component={Link} to="/logout" variant="default">
              Log out
            </Button>
          </Group>
        }
      >
        Your account works in the mobile app. Book and track your shipments there.
      </FullPage>
    </main>
  );
}
