/** Parts that higher modules add to the billing of an account, above its statement. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AccountTabProps } from '#modules/accounts/web/shared/account-tabs.ts';

interface BillingPart {
  readonly name: string;
  readonly Content: LazyExoticComponent<ComponentType<AccountTabProps>>;
}

const parts: BillingPart[] = [];

/** Call it in the setup of a module; a part renders nothing for accounts that it doesn't concern. */
export function registerBillingPart(
  name: string,
  load: () => Promise<{ default: ComponentType<AccountTabProps> }>,
): void {
  parts.push({ name, Content: lazy(load) });
}

/** The registered parts, in order. */
export function billingParts(): readonly BillingPart[] {
  return parts;
}
