/** The credit notes of one account; customers open theirs at a separate address (F043). */
import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { credit_notes } from '#generated/tables.ts';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';
import { List } from '#platform/web/table/list.tsx';
import { CreditButton } from '../document/credit-button.tsx';

export default function CreditNotesTab({ accountId, isStaff }: AccountTabProps): ReactNode {
  const [within] = useState({ query: { account_id: [accountId] }, without: ['account'] });
  const table = isStaff ? credit_notes : { ...credit_notes, row_link: '/credit-notes/{id}' };
  return (
    <>
      {isStaff && (
        <Group justify="flex-end" mb="md">
          <CreditButton to={{ account_id: accountId, name: 'account' }} />
        </Group>
      )}
      <List table={table} within={within} />
    </>
  );
}
