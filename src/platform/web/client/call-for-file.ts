/** Calls that answer with a file; only pages with downloads load this. */
import type { CallName } from '#generated/calls.ts';
import { addressOf, failed, fetchOrFail, headers, known, typeOf, unreachable, type CallOptions } from './call.ts';

/** The bytes that a call answers, under the name that the server gave them; failures are those of `call`. */
export async function callForFile<N extends CallName>(
  name: N,
  options: Pick<CallOptions<N>, 'query' | 'params'>,
): Promise<Blob> {
  const { method } = known(name);
  const address = addressOf(name, options);
  const body = method === 'GET' ? {} : { body: '{}' };
  const answer = await fetchOrFail(address, { method, headers: headers(method), ...body });
  // No file of ours is a page: a network that asks for a login answers with its own.
  if (answer.ok && typeOf(answer).includes('text/html')) throw unreachable();
  if (answer.ok) return answer.blob().catch(() => Promise.reject(unreachable()));
  return failed(answer);
}
