/** `/account` for customers, `/accounts/{id}` for staff (F233): the questions and answers of an account. */

import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { PageSkeleton } from '#platform/web/ui/feedback/page-skeleton.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { AccountPage } from './account-page.tsx';
import { useDetails } from './use-details.ts';

export default function AccountScreen(): ReactNode {
  const { id } = useParams();
  const accountId = id === undefined ? undefined : /^\d{1,15}$/.test(id) ? Number(id) : NaN;
  const { details, error, isUnknown, retry, refresh, put } = useDetails(accountId);
  if (isUnknown)
    return (
      <Page title="Account">
        <Empty title="Account not found" action={<Link to="/accounts">All accounts</Link>}>
          The number may be mistyped, or the account isn’t one of yours.
        </Empty>
      </Page>
    );
  if (error !== undefined)
    return (
      <Page title="Account">
        <Failure title="Couldn’t load the account" message={error} onRetry={retry} />
      </Page>
    );
  if (!details) return <PageSkeleton />;
  return <AccountPage key={details.account.id} details={details} onSaved={put} onChanged={refresh} />;
}
