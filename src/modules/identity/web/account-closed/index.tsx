/** Shown when the account of the signed-in user was closed; the text is given (F060). */
import { Button } from '@mantine/core';
import { IconLockSquareRounded } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { ProviderMark } from '#platform/web/shell/provider-mark.tsx';
import { EmailLink } from '#platform/web/ui/data/email-link.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';

export default function AccountClosed() {
  const email = useProviderSetting('support_email_address');
  return (
    <main>
      <FullPage
        brand={<ProviderMark />}
        icon={<IconLockSquareRounded size={24} stroke={1.5} />}
        title="Account closed"
        action={
          <Button component={Link} to="/logout">
            Log out
          </Button>
        }
      >
        Your account has been closed. Please contact support
        {email && (
          <>
            {' at '}
            <EmailLink address={email} />
          </>
        )}{' '}
        to reopen it.
      </FullPage>
    </main>
  );
}
