/** Names the branch, account or user whose settings are shown. */
import { Button } from '@mantine/core';
import { IconArrowLeft, IconBuildingStore, IconBuildingWarehouse, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isStaff } from '#platform/domain/role.ts';
import { can, useSession } from '#platform/web/client/session.ts';
import { mayLook } from '#platform/domain/scope.ts';
import type { ScopeRef } from '#platform/domain/scope-bar.ts';
import { useShownScope, type FindScopes } from './found-scopes.ts';
import styles from './scope.module.css';
import { isOwn } from './setting-scopes.ts';

const narrow = {
  branch: { what: 'Branch', whom: 'Changes here apply to this branch only.', icon: IconBuildingWarehouse },
  account: { what: 'Account', whom: 'Changes here apply to this account and its users only.', icon: IconBuildingStore },
  user: { what: 'User', whom: 'Changes here apply to this user only.', icon: IconUser },
} as const;

interface ScopeBannerProps {
  readonly selected: ScopeRef;
  /** Constant. */
  readonly find: FindScopes;
  readonly onPick: (scope: ScopeRef) => void;
}

/** Renders nothing for the provider's settings, and nothing for users in their own scope who may not see the provider's. */
export function ScopeBanner({ selected, find, onPick }: ScopeBannerProps): ReactNode {
  const { user } = useSession();
  const { kind } = selected;
  if (kind === 'platform' || kind === 'provider' || !user) return null;
  const mayGoBack = isStaff(user) && mayLook(user, { kind: 'provider' }, can);
  if (!mayGoBack && isOwn(selected)) return null;
  return (
    <Banner
      selected={selected}
      find={find}
      kind={kind}
      onBack={mayGoBack ? () => onPick({ kind: 'provider' }) : undefined}
    />
  );
}

function Banner({
  selected,
  find,
  kind,
  onBack,
}: Pick<ScopeBannerProps, 'selected' | 'find'> & {
  readonly kind: keyof typeof narrow;
  readonly onBack: (() => void) | undefined;
}): ReactNode {
  const shown = useShownScope(selected, find);
  const { what, whom, icon: Icon } = narrow[kind];
  return (
    <section className={styles['banner']} aria-label="Settings for" data-scope={kind}>
      <Icon size="1.25rem" aria-hidden />
      <p className={styles['named']}>
        <b>
          {what}: {shown ? `${shown.title} · ${shown.detail}` : '…'}
        </b>{' '}
        <span>{whom}</span>
      </p>
      {onBack && (
        <Button
          size="compact-sm"
          variant="white"
          leftSection={<IconArrowLeft size="1rem" aria-hidden />}
          className={styles['back'] ?? ''}
          onClick={onBack}
        >
          Company settings
        </Button>
      )}
    </section>
  );
}
