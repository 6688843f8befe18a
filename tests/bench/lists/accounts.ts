/** Response times of the account list for a provider with up to a million accounts, compared to one with ten thousand in the same database. */
import { sql } from 'kysely';
import { comparedLines, originOf, waits } from '../server/waits.ts';
import type { Line } from '../report.ts';
import { buildProcess, serve } from '../server/server.ts';
import { buildWorld } from '../server/server-world.ts';

const few = 10_000;

/** @param many the accounts of the larger provider */
export async function measureAccounts(many: number): Promise<readonly Line[]> {
  const world = await buildWorld(2);
  const sizes = [few, many];
  const hosts: string[] = [];
  for (const { providerId } of world.apart) hosts.push((await world.write((tx) => originOf(tx, providerId))).origin);
  const [small, large] = world.apart.map(({ providerId }) => providerId);
  // Rows of both providers are interleaved, as over years, so that neither has better locality.
  await world.write((tx) =>
    sql`insert into accounts (provider_id, account_code, name, account_type)
      select provider_id, 'C' || n, 'Shop ' || (n * 7919 % 1000003), case when n % 3 = 0 then 'prepaid' else 'postpaid' end
      from (
        select ${large}::bigint as provider_id, n, n::float8 as at from generate_series(1, ${many}::bigint) n
        union all
        select ${small}::bigint, n, n * ${many / few}::float8 from generate_series(1, ${few}::bigint) n
      ) as both_of_them order by at`.execute(tx),
  );
  await world.analyze(['accounts']);
  const ours = await serve(await buildProcess(), 'ours');
  try {
    const callers = world.apart.map((caller, at) => ({
      ...{ caller, host: hosts[at] ?? '', questions: questions(sizes[at] ?? 1) },
    }));
    const [ofFew = {}, ofMany = {}] = await waits(ours.address, callers);
    return comparedLines('accounts', { small: ofFew, large: ofMany, few, many, of: 'accounts', atMost: 1.5 });
  } finally {
    await ours.stop();
    await world.close();
  }
}

/** The list requests of staff, by name. */
function questions(size: number): Readonly<Record<string, (at: number) => string>> {
  const list = (query: Readonly<Record<string, string>>): string =>
    `/api/accounts?${new URLSearchParams({ limit: '20', ...query }).toString()}`;
  return {
    'by name': () => list({}),
    'by code, last first': () => list({ sort: '-account_code' }),
    'last page that is counted': () => list({ offset: '9000', limit: '100' }),
    'one type': () => list({ account_type: JSON.stringify(['prepaid']) }),
    'one code': (at) => list({ account_code: `C${((at * 7919) % size) + 1}` }),
    'search of many': () => list({ search: 'shop' }),
    'search of none': () => list({ search: 'quagga' }),
    'search of one': (at) => list({ search: `C${((at * 7919) % size) + 1}` }),
  };
}
