/** The calls of the screens about roles, and their messages. */
import { useQuery } from '@tanstack/react-query';
import type { JsonObject } from '#engine/values/json-value.ts';
import type { ReadPermissionsAnswer200, RoleRecord, RoleRecordRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface Permissions {
  readonly data: ReadPermissionsAnswer200 | undefined;
  readonly error: string | undefined;
  readonly retry: () => void;
}

/** Every permission and every call; cached while the user's own role stays the same. */
export function usePermissions(): Permissions {
  const { data, error, refetch } = useQuery(
    {
      queryKey: entityKey('permission_record'),
      queryFn: ({ signal }) => call('read_permissions', { query: {}, signal }),
    },
    queryClient,
  );
  const message = error === null ? undefined : (messageOf(error) ?? 'Try again.');
  return { data, error: message, retry: () => void refetch() };
}

export function rolesChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('role_record') });
}

/** Adds a role, or changes the given one. Throws the server's refusal. */
export async function saveRole(value: JsonObject, before: RoleRecord | undefined): Promise<void> {
  const { label, description = null, permissions = [] } = value;
  const body = { label, description, permissions } as RoleRecordRequest;
  if (before)
    await call('update_role', { params: { id: before.id }, body: { ...body, base_revision: before.revision } });
  else await call('create_role', { body, idempotencyKey: crypto.randomUUID() });
  await rolesChanged();
  showToast('success', before ? 'Role saved' : 'Role added');
}

export async function deleteRole({ id, label }: RoleRecord): Promise<void> {
  try {
    await call('delete_role', { params: { id } });
    showToast('success', `${label} is deleted`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t delete the role. Try again.', false);
  }
  await rolesChanged();
}
