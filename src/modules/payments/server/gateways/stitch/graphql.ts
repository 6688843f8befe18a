/** Requests to Stitch's GraphQL API with a client token. */
import { ApiError } from '#platform/server/http/api-error.ts';
import { OutboundError } from '#platform/server/outbound/addresses.ts';
import { jsonIn } from '#platform/server/outbound/connection.ts';
import type { Outbound } from '#platform/server/outbound/outbound.ts';
import { askForToken, type Client, type Scope } from './token.ts';

export interface Stitch {
  readonly outbound: Outbound;
  /** Addresses of its token endpoint and of its API. */
  readonly addresses: { readonly stitch: string; readonly stitchApi: string };
  readonly client: Client;
}

/** The `data` of the response. Throws `gateway_refused` with Stitch's message (F279), and `OutboundError`. */
export async function requestGraphql(
  { outbound, addresses, client }: Stitch,
  query: string,
  variables: object,
  scope?: Scope,
): Promise<unknown> {
  const token = await askForToken(outbound, addresses.stitch, client, scope);
  if (token === undefined) throw refusal(undefined);
  const answer = await outbound.request(new URL('/graphql', addresses.stitchApi), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const responseBody = jsonIn(answer);
  if (answer.status >= 500) throw new OutboundError('unreachable', `Stitch answered ${answer.status}.`);
  if (answer.status >= 300 || responseBody['errors'] !== undefined)
    throw refusal(at(at(responseBody['errors'], '0'), 'message'));
  return responseBody['data'];
}

/** A member of an object; undefined of anything else. */
export function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

export function refusal(message: unknown): ApiError {
  const text = typeof message === 'string' && message.trim() !== '' ? message.slice(0, 200) : undefined;
  return new ApiError(422, 'gateway_refused', text ?? 'Stitch didn’t accept the request.');
}
