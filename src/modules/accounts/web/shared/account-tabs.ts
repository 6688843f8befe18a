/** Tabs that modules add to the page of an account. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Permission, ReadAccountDetailsAnswer200 } from '#generated/types.ts';
import type { Gate } from '#platform/web/module.ts';

export interface AccountTabProps {
  readonly accountId: number;
  readonly isStaff: boolean;
  /** Whether the user may be shown the account's transactions and statements. */
  readonly showsTransactions: boolean;
}

interface AccountTab {
  /** As in the address: `/account?tab=billing`. */
  readonly name: string;
  readonly title: string;
  /** Position among the tabs, after the details. */
  readonly order: number;
  /** All of them are required. */
  readonly permissions: readonly Permission[];
  /** Further conditions. */
  readonly gate?: Gate;
  readonly isOffered?: (details: ReadAccountDetailsAnswer200) => boolean;
  readonly Content: LazyExoticComponent<ComponentType<AccountTabProps>>;
}

const tabs: AccountTab[] = [];

/** Call it in the setup of a module. */
export function registerAccountTab(
  tab: Omit<AccountTab, 'Content'>,
  load: () => Promise<{ default: ComponentType<AccountTabProps> }>,
): void {
  tabs.push({ ...tab, Content: lazy(load) });
  tabs.sort((a, b) => a.order - b.order);
}

/** The registered tabs, in order. */
export function accountTabs(): readonly AccountTab[] {
  return tabs;
}
