/** Users and settings for tests of the shell. */
import { setBoot, type Boot } from '#platform/web/client/boot.ts';
import { startSettings } from '#platform/web/client/provider-settings.ts';
import { session, type Session } from '#platform/web/client/session.ts';
import type { Settings } from '#generated/types.ts';

interface Who {
  name?: string;
  roleId?: number;
  accountId?: number | null;
  permissions?: string[];
  branchLimit?: number | null;
}

export function person({
  name = 'Sipho Dube',
  roleId = 2,
  accountId = null,
  permissions = [],
  branchLimit = null,
}: Who = {}): Session {
  const role = { id: roleId, name: 'role', label: 'The role', provider_id: 0, permissions, permissions_ui: [] };
  return {
    user: {
      id: 1,
      provider_id: 1,
      username: 'a@b.test',
      name,
      email: 'a@b.test',
      role_id: roleId,
      role,
      account_id: accountId,
      branch_id: branchLimit,
      limit_user_to_branch: branchLimit,
    },
    permissions,
    impersonatedUsername: null,
    loggedInUser: null,
  };
}

export const guest: Session = { user: null, permissions: [], impersonatedUsername: null, loggedInUser: null };

export function open(who: Session, settings: Settings = {}, provider: Partial<Boot['provider']> = {}): void {
  setBoot({
    provider: { id: 1, name: 'Kestrel', kind: 'courier', status: 'active', environment: 'dev', ...provider },
    revision: 1,
    provider_settings: settings,
    version: '1.2.3',
  });
  startSettings();
  session.set(who);
}
