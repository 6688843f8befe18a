/** The provider's records that values may refer to: branches, drivers and, on demand, accounts. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from './call.ts';
import { useGeneralData } from './general-data.ts';
import { useCan, useSession } from './session.ts';

export interface NamedRecord {
  readonly const: string | number;
  readonly title: string;
}

export interface Records {
  /** By `list.field`; undefined until the whole list is known, and where it never will be. */
  readonly named: Readonly<Record<string, readonly NamedRecord[] | undefined>>;
  /** Whether every requested list has loaded or failed. */
  readonly settled: boolean;
  /** Loads a list that is not loaded from the start. */
  readonly want: (to: string) => void;
}

const accountCodes = 'accounts.account_code';
const pageSize = 100;
/** Longer lists of accounts are not offered as choices; their codes are typed. */
const mostPages = 20;

async function allAccounts(signal: AbortSignal): Promise<readonly NamedRecord[] | undefined> {
  const page = (offset: number) => call('read_accounts', { query: { offset, limit: pageSize }, signal });
  const first = await page(0);
  const pages = Math.ceil(first.count / pageSize);
  if (pages > mostPages) return undefined;
  const found = [...first.accounts];
  for (let next = 1; next < pages; next += 1) found.push(...(await page(next * pageSize)).accounts);
  return found.map(({ account_code: code, name }) => ({ const: code, title: `${name} (${code})` }));
}

/**
 * A person of one branch or account sees no list whole, and so is offered none.
 * @param all whether everything is wanted from the beginning
 */
export function useRecords(all = false): Records {
  const { data } = useGeneralData();
  const { user } = useSession();
  const whole = typeof user?.limit_user_to_branch !== 'number' && typeof user?.limit_user_to_account !== 'number';
  const maySeeAccounts = useCan('API_/accounts:GET');
  const [requested, setRequested] = useState(false);
  const isNeeded = requested || all;
  const [accounts, setAccounts] = useState<readonly NamedRecord[]>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    if (!whole || !maySeeAccounts) {
      setOver(true);
      return undefined;
    }
    const stopped = new AbortController();
    // Without the list the codes are typed, as before.
    const load = async (): Promise<void> => {
      const found = await allAccounts(stopped.signal).catch(() => undefined);
      if (stopped.signal.aborted) return;
      setAccounts(found);
      setOver(true);
    };
    void load();
    return () => stopped.abort();
  }, [isNeeded, whole, maySeeAccounts]);
  const want = useCallback((to: string) => {
    if (to === accountCodes) setRequested(true);
  }, []);
  return useMemo(() => {
    const settled = over || !isNeeded;
    if (!data || !whole) return { named: {}, settled, want };
    const { branches, drivers } = data;
    return {
      named: {
        'branches.code': branches.map(({ code, name }) => ({ const: code, title: `${name} (${code})` })),
        'branches.id': branches.map(({ id, name }) => ({ const: id, title: name })),
        'drivers.id': drivers.map(({ id, name }) => ({ const: id, title: name })),
        [accountCodes]: accounts,
      },
      settled,
      want,
    };
  }, [data, whole, accounts, over, isNeeded, want]);
}
