/** The balance of an account; one of a prepaid account that is below zero is marked. */
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Account } from '#generated/types.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { StatusBadge } from '#platform/web/ui/data/status-badge.tsx';

export function AccountBalance({
  account,
}: {
  readonly account: Pick<Account, 'account_type' | 'balance'>;
}): ReactNode {
  const { account_type: type, balance } = account;
  if (balance === undefined) return null;
  if (type !== 'prepaid' || balance >= 0) return moneyText(balance);
  return (
    <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" justify="flex-end">
      <StatusBadge colour="red">Negative</StatusBadge>
      {moneyText(balance)}
    </Group>
  );
}
