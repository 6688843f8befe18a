/** The details of an account, and tabs of higher modules; the current tab is in the address. */
import { Skeleton, Stack, Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { canNamed, useSession } from '#platform/web/client/session.ts';
import { passes } from '#platform/web/shell/gate.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { useTabInSight } from '#platform/web/ui/layout/use-tab-in-sight.ts';
import styles from './account.module.css';
import { accountTabs, type AccountTabProps } from '../shared/account-tabs.ts';
import type { Details } from './use-details.ts';

interface Props extends Omit<AccountTabProps, 'showsTransactions'> {
  readonly account: Details;
  /** The details. */
  readonly children: ReactNode;
}

const details = 'details';

export function AccountTabs({ account, children, ...props }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const who = useSession();
  const tabs = accountTabs().filter(
    ({ permissions, gate, isOffered }) =>
      permissions.every(canNamed) && passes(gate, who) && isOffered?.(account) !== false,
  );
  const requestedTab = address.get('tab');
  const shown = tabs.some(({ name }) => name === requestedTab) ? requestedTab : details;
  const list = useTabInSight(shown);
  if (tabs.length === 0) return <div className={styles['details']}>{children}</div>;
  const open = (name: string | null): void => setAddress(name === null || name === details ? {} : { tab: name });
  return (
    <Tabs value={shown} onChange={open} keepMounted={false}>
      <Tabs.List ref={list} aria-label="Parts of the account">
        <Tabs.Tab value={details}>Details</Tabs.Tab>
        {tabs.map(({ name, title }) => (
          <Tabs.Tab key={name} value={name}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={details} pt="md">
        <Stack gap="lg" className={styles['details'] ?? ''}>
          {children}
        </Stack>
      </Tabs.Panel>
      {tabs.map(({ name, Content }) => (
        <Tabs.Panel key={name} value={name} pt="md">
          <Suspense
            fallback={
              <Later>
                <Skeleton height="12rem" aria-hidden />
              </Later>
            }
          >
            <Content {...props} showsTransactions={account.shows_transactions} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
