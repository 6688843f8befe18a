/** The calls of the list of users, and their messages. */
import type { JsonObject } from '#engine/values/json-value.ts';
import type { UserRecord, UserRecordRequest } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

/** The editable fields of a user. */
export const userFields = [
  ...(['name', 'email', 'phone_number', 'role_id', 'account_id', 'branch_id'] as const),
  ...(['limit_user_to_branch', 'limit_user_to_account', 'shipment_page_mode'] as const),
];

function usersChanged(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: entityKey('user_record') });
}

/** Invites a new user, or changes the given one; emptied fields are removed. Throws the server's refusal. */
export async function saveUser(value: JsonObject, before: UserRecord | undefined): Promise<void> {
  const body = Object.fromEntries(
    userFields.flatMap((name): [string, unknown][] => {
      if (value[name] !== undefined) return [[name, value[name]]];
      return before?.[name] === undefined ? [] : [[name, null]];
    }),
  ) as UserRecordRequest;
  if (before)
    await call('update_user', { params: { id: before.id }, body: { ...body, base_revision: before.revision } });
  else await call('create_user', { body, idempotencyKey: crypto.randomUUID() });
  await usersChanged();
  showToast('success', before ? 'User saved' : 'Invitation sent');
}

export async function blockUser(user: UserRecord, is_blocked: boolean): Promise<void> {
  try {
    await call('update_user', { params: { id: user.id }, body: { is_blocked, base_revision: user.revision } });
    showToast('success', is_blocked ? `${user.name} is blocked` : `${user.name} can log in again`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t change the user. Try again.', false);
  }
  await usersChanged();
}

export async function sendLink(user: UserRecord): Promise<void> {
  try {
    await call('invite_user', { params: { id: user.id } });
    showToast('success', `Email sent to ${user.email}`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t send the email. Try again.', false);
  }
}

export async function resetTwoFactor(user: UserRecord): Promise<void> {
  try {
    await call('reset_user_two_factor', { params: { id: user.id } });
    showToast('success', `${user.name} logs in with the password alone again`);
  } catch (failure) {
    showToast('error', messageOf(failure) ?? 'Couldn’t reset two-factor sign-in. Try again.', false);
  }
}
