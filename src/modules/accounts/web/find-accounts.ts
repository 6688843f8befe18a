/** Accounts for the command bar, by name or code. */
import { call } from '#platform/web/client/call.ts';
import type { Find } from '#platform/web/module.ts';

export const find: Find = async (text, signal) => {
  const { accounts } = await call('read_accounts', { query: { search: text, limit: 5 }, signal });
  return accounts.map(({ id, name, account_code: code, is_vip: isVip }) => ({
    label: name,
    detail: isVip === true ? `${code}, VIP` : code,
    to: `/accounts/${id}`,
    isRecord: true,
  }));
};
