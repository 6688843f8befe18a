/** Users for the command bar, by name or email address; they open in the list of users. */
import { call } from '#platform/web/client/call.ts';
import type { Find } from '#platform/web/module.ts';

export const find: Find = async (text, signal) => {
  const { users } = await call('read_users', { query: { search: text, limit: 5 }, signal });
  return users.map(({ name, email }) => ({
    label: name,
    detail: email,
    to: `/users?search=${encodeURIComponent(email)}`,
    isRecord: true,
  }));
};
