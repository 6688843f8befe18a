/** Notices to one user: the impersonated user, the state of the account, data that could not be loaded, and terms to accept. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Account } from '#generated/types.ts';
import { stopImpersonating } from '../../client/impersonation.ts';
import { refreshGeneralData, useGeneralData } from '../../client/general-data.ts';
import { useSession } from '../../client/session.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TermsPrompt } from './terms-prompt.tsx';
import styles from './notices.module.css';

export default function OwnNotices(): ReactNode {
  const { user, impersonatedUsername } = useSession();
  const { data, error } = useGeneralData();
  const isHome = useLocation().pathname === '/';
  const isImpersonating = impersonatedUsername !== null;
  const notices = accountNotices(data?.account ?? undefined);
  return (
    <>
      {isImpersonating && (
        <Banner variant="warning" label="Acting as someone else">
          <span className={styles['acting']}>
            You are using the portal as {user?.name}.
            <Button size="compact-sm" variant="default" onClick={stopImpersonating}>
              Stop
            </Button>
          </span>
        </Banner>
      )}
      {notices.isOnHold && (
        <Banner variant="error" label="Account on hold" {...(isImpersonating ? { onClose: stopImpersonating } : {})}>
          This account is on hold. New shipments can’t be booked until it is released.
        </Banner>
      )}
      {notices.owes && (
        <Banner variant="warning" label="Negative balance">
          The balance of this prepaid account is negative. Top it up to book shipments.
        </Banner>
      )}
      {/* Without the data, screens lack branches, drivers and the account. The home page says so itself. */}
      {error !== null && data === null && !isHome && (
        <Banner variant="error" label="Data not loaded">
          <span className={styles['acting']}>
            {error}
            <Button size="compact-sm" variant="default" onClick={() => void refreshGeneralData()}>
              Try again
            </Button>
          </span>
        </Banner>
      )}
      <TermsPrompt />
    </>
  );
}

interface AccountNotices {
  readonly isOnHold: boolean;
  /** A prepaid account below zero (F076). */
  readonly owes: boolean;
}

/** Notices about the state of an account; one on hold that is temporarily allowed to book is not shown as on hold (F075). */
export function accountNotices(account: Account | undefined): AccountNotices {
  return {
    isOnHold: account?.is_on_hold === true && account.temp_disable_auto_hold !== true,
    owes: account?.account_type === 'prepaid' && (account.balance ?? 0) < 0,
  };
}
