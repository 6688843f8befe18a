/** The details of an account, and next to them what higher modules have to say about it; which is shown is in the address. */
import { Skeleton, Stack, Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { canNamed } from '#platform/web/client/session.ts';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { accountTabs, type AccountTabProps } from '../shared/account-tabs.ts';

interface Props extends AccountTabProps {
  /** The details. */
  readonly children: ReactNode;
}

const details = 'details';

export function AccountTabs({ children, ...props }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const tabs = accountTabs().filter(({ permissions }) => permissions.every(canNamed));
  if (tabs.length === 0) return children;
  const asked = address.get('tab');
  const shown = tabs.some(({ name }) => name === asked) ? asked : details;
  const open = (name: string | null): void => setAddress(name === null || name === details ? {} : { tab: name });
  return (
    <Tabs value={shown} onChange={open} keepMounted={false}>
      <Tabs.List aria-label="Parts of the account">
        <Tabs.Tab value={details}>Details</Tabs.Tab>
        {tabs.map(({ name, title }) => (
          <Tabs.Tab key={name} value={name}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={details} pt="md">
        <Stack gap="lg">{children}</Stack>
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
            <Content {...props} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
