/** `/accounts`: every customer account by name, found by a part of its name or code; the way to an account's page. */

import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { account_type as types } from '#generated/enums.ts';
import { tables } from '#generated/tables.ts';
import type { Account } from '#generated/types.ts';
import { SchemaTable } from '#platform/web/table/table.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { useAccounts } from './use-accounts.ts';

const cells = {
  name: ({ id, name }: Account): ReactNode => (
    <Anchor component={Link} to={`/accounts/${id}`} inherit>
      {name}
    </Anchor>
  ),
  account_type: ({ account_type }: Account): ReactNode => types.find((one) => one.const === account_type)?.title,
  is_on_hold: ({ is_on_hold }: Account): ReactNode => (is_on_hold ? 'On hold' : 'No'),
};

/** Whoever is already on the way to an account is not called back by an address that is written late. */
function useSearchInAddress(search: string): void {
  const [, setQuery] = useSearchParams();
  const leaving = useNavigation().state !== 'idle';
  const now = useRef({ setQuery, leaving });
  now.current = { setQuery, leaving };
  useEffect(() => {
    if (!now.current.leaving) now.current.setQuery(search === '' ? {} : { search }, { replace: true });
  }, [search]);
}

export default function AccountsScreen(): ReactNode {
  const [query] = useSearchParams();
  const [text, setText] = useState(query.get('search') ?? '');
  const [search] = useDebouncedValue(text.trim(), 250);
  useSearchInAddress(search);
  const { accounts, count, error, more, retry } = useAccounts(search);
  return (
    <Page title="Accounts" description="Your customers and their details." width="full">
      <TextInput
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        aria-label="Search accounts"
        placeholder="Name or code"
        maxLength={80}
        maw={360}
        mb="md"
      />
      {error === undefined ? (
        accounts && (
          <SchemaTable<Account> table={tables.accounts} rows={accounts} keyOf={({ id }) => id} cells={cells} />
        )
      ) : (
        <Failure title="Couldn’t load the accounts" message={error} onRetry={retry} />
      )}
      {accounts && count > accounts.length && (
        <Group mt="md" gap="xs">
          <Button variant="default" onClick={more}>
            Show more
          </Button>
          <Text size="sm" c="dimmed">
            {accounts.length} of {count}
          </Text>
        </Group>
      )}
    </Page>
  );
}
