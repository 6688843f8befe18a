/** The page of one account: its questions as a form, and below it every answer with its history. */

import { type ReactNode, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { account_type as types } from '#generated/enums.ts';
import { isStaff } from '#platform/domain/role.ts';
import { useCan, useSession } from '#platform/web/client/session.ts';
import { FileStoreContext } from '#platform/web/form/rjsf/file-store.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { whenOpened } from '#platform/web/ui/when-opened.tsx';
import { call } from '#platform/web/client/call.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { TagEditor, TagEditorSkeleton } from '../shared/tag-editor.tsx';
import styles from './account.module.css';
import { AccountTabs } from './account-tabs.tsx';
import { Answers } from './answers.tsx';
import { CloseAccount, ClosedNotice } from './closing.tsx';
import { fileStoreOf } from './files.ts';
import { PackagingCard } from './packaging-card.tsx';
import { RecordCard } from './record-card.tsx';
import type { Details } from './use-details.ts';

interface AccountPageProps {
  readonly details: Details;
  readonly onSaved: (details: Details) => void;
  /** Reloads everything. */
  readonly onChanged: () => void;
}

const AnswerForm = whenOpened(async () => (await import('./answer-form.tsx')).AnswerForm);

export function AccountPage({ details, onSaved, onChanged }: AccountPageProps): ReactNode {
  const { user } = useSession();
  const staff = user !== null && isStaff(user);
  const mayAsk = useCan('API_/providers/settings:POST') && staff;
  const { account, questions, record } = details;
  const store = useMemo(() => fileStoreOf(account.id), [account.id]);
  const hasQuestions = questions.some(({ may_answer }) => may_answer);
  const isEmpty = !hasQuestions && questions.length === 0 && details.answers.length === 0;
  const type = types.find((one) => one.const === account.account_type)?.title;
  return (
    <Page
      title={account.name}
      width="full"
      description={[account.account_code, type].filter(Boolean).join(', ')}
      actions={record && staff && <CloseAccount record={record} onSaved={onChanged} />}
    >
      {record && staff && <ClosedNotice record={record} onSaved={onChanged} />}
      {staff && <AccountTags id={account.id} />}
      <AccountTabs account={details} accountId={account.id} isStaff={staff}>
        {record && <RecordCard account={account} record={record} isStaff={staff} onSaved={onChanged} />}
        {record && <PackagingCard accountId={account.id} accountName={account.name} />}
        <FileStoreContext value={store}>
          {hasQuestions && (
            <div className={styles['form']}>
              <AnswerForm details={details} onSaved={onSaved} />
            </div>
          )}
          {isEmpty && (mayAsk || !record) && (
            <Empty title="No account fields yet">
              {mayAsk
                ? 'Add questions under Settings, Accounts. Answers will be shown here.'
                : staff
                  ? 'Your administrators decide what is asked about accounts.'
                  : 'When we ask you something about your account, you can answer it here.'}
            </Empty>
          )}
          {!isEmpty && (
            <Card title="All answers">
              <Answers details={details} />
            </Card>
          )}
        </FileStoreContext>
      </AccountTabs>
    </Page>
  );
}

/** The tags of an account, as in its list. */
function AccountTags({ id }: { readonly id: number }): ReactNode {
  const { data, isPending } = useQuery(
    {
      queryKey: [...entityKey('account'), 'tags', id],
      queryFn: ({ signal }) => call('read_accounts', { query: { id, limit: 1 }, signal }),
    },
    queryClient,
  );
  const [account] = data?.accounts ?? [];
  if (!account) return isPending ? <TagEditorSkeleton type="account" /> : null;
  return <TagEditor type="account" id={id} tags={account.tags ?? []} />;
}
