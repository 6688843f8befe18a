/** What higher modules add to the page of an account, each as a tab of its own. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Permission } from '#generated/types.ts';

export interface AccountTabProps {
  readonly accountId: number;
  readonly isStaff: boolean;
}

interface AccountTab {
  /** As in the address: `/account?tab=billing`. */
  readonly name: string;
  readonly title: string;
  /** All of them are needed to see it. */
  readonly permissions: readonly Permission[];
  readonly Content: LazyExoticComponent<ComponentType<AccountTabProps>>;
}

const tabs: AccountTab[] = [];

/** Call it in the setup of a module. */
export function registerAccountTab(
  tab: Omit<AccountTab, 'Content'>,
  load: () => Promise<{ default: ComponentType<AccountTabProps> }>,
): void {
  tabs.push({ ...tab, Content: lazy(load) });
}

/** Those that were added, in that order. */
export function accountTabs(): readonly AccountTab[] {
  return tabs;
}
