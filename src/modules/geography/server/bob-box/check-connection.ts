/** Tests a Bob Box key by reading the first page of its lockers. */
import { checkByRequest, connected, jsonIn, wrongCredentials } from '#platform/server/outbound/connection.ts';

export function bobBoxCheck(address: string) {
  return checkByRequest({
    title: 'Bob Box',
    destinations: [],
    async check(given, outbound) {
      const headers = { authorization: `Bearer ${given('api_key')}` };
      const answer = await outbound.request(new URL('/v1/lockers', address), { headers });
      if (answer.status === 401 || answer.status === 403)
        return wrongCredentials('Bob Box rejected the key. Check it with Bob Box.');
      return answer.status === 200 && 'lockers' in jsonIn(answer) ? connected('a client of Bob Box') : answer;
    },
  });
}
