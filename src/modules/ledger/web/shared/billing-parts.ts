/** What higher modules add to the billing of an account, above its statement. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';

interface BillingPart {
  readonly name: string;
  readonly Content: LazyExoticComponent<ComponentType<AccountTabProps>>;
}

const parts: BillingPart[] = [];

/** Call it in the setup of a module; it draws nothing for accounts it has nothing to say about. */
export function registerBillingPart(
  name: string,
  load: () => Promise<{ default: ComponentType<AccountTabProps> }>,
): void {
  parts.push({ name, Content: lazy(load) });
}

/** Those that were added, in their order. */
export function billingParts(): readonly BillingPart[] {
  return parts;
}
