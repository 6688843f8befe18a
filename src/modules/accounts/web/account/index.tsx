/** `/account` for customers, `/accounts/{id}` for staff (F233): what is asked about an account, and what it answered. */

import { useParams } from 'react-router';
import type { ReactNode } from 'react';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { AccountPage } from './account-page.tsx';
import { useDetails } from './use-details.ts';

export default function AccountScreen(): ReactNode {
  const { id } = useParams();
  const accountId = id === undefined ? undefined : Number(id);
  const { details, error, retry, refresh, put } = useDetails(accountId);
  if (error !== undefined)
    return (
      <Page title="Account">
        <Failure title="Couldn’t load the account" message={error} onRetry={retry} />
      </Page>
    );
  if (!details) return <PageSkeleton />;
  return <AccountPage key={details.account.id} details={details} onSaved={put} onChanged={refresh} />;
}
