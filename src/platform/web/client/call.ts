/** The one way to the API: names and types come from the generated calls, so a wrong payload does not compile. */
import type { CallName, CallTypes } from '#generated/calls.ts';
import { clientCalls } from '#generated/client-calls.ts';
import { bootIfAny, hostOverride } from './boot.ts';
import { CallError } from './call-error.ts';
import { impersonatedUsername } from './impersonation.ts';
import { latest } from './in-flight.ts';
import { apiAddress } from './address/api-address.ts';
import { fillPath, queryString } from './address/query-string.ts';
import { emitSignal } from './signals.ts';
import { readToken } from './token.ts';

type Input<N extends CallName, K extends 'query' | 'params' | 'body'> = CallTypes[N][K] & object;

export interface CallOptions<N extends CallName> {
  query?: Input<N, 'query'>;
  params?: Input<N, 'params'>;
  body?: Input<N, 'body'>;
  signal?: AbortSignal;
  /** Sent when the same save may arrive twice. */
  idempotencyKey?: string;
  /** The body of a call that takes one file and nothing else. */
  file?: Blob;
}

export type Answer<N extends CallName> = CallTypes[N]['answer'];

/** Throws `CallError` for any answer but 2xx; aborted calls throw the browser's `AbortError`. */
export async function call<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<Answer<N>> {
  return (await callIfNewer(name, options)) as Answer<N>;
}

/** For calls with `since`: undefined when the server has nothing newer (304). */
export function callIfNewer<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<Answer<N> | undefined> {
  const { method, takes } = known(name);
  const address = addressOf(name, options);
  const own = headers(method, options.idempotencyKey);
  if (options.file) own['content-type'] = 'application/octet-stream';
  const init: RequestInit = { method, headers: own };
  if (method === 'GET') {
    return latest(address, (signal) => send<N>(name, address, { ...init, signal }), options.signal);
  }
  init.body = options.file ?? JSON.stringify({ ...providerIf(takes, 'body'), ...options.body });
  if (options.signal) init.signal = options.signal;
  return send<N>(name, address, init);
}

export function known(name: CallName) {
  const [method = '', path = '', takes, host] = clientCalls[name].split(' ');
  const usual = method === 'GET' || method === 'DELETE' ? 'query' : 'body';
  return { method, path, takes: takes ?? usual, host: host as 'payments' | undefined };
}

export function addressOf<N extends CallName>(
  name: N,
  { query, params }: Pick<CallOptions<N>, 'query' | 'params'>,
): string {
  const { path, takes, host } = known(name);
  const sent = { ...providerIf(takes, 'query'), ...actingAs(), ...query };
  return apiAddress(`${fillPath(path, { ...params })}${queryString(sent)}`, host);
}

/** Payloads that declare it carry the provider. */
function providerIf(takes: string, part: 'query' | 'body'): { provider_id?: number } {
  const provider = bootIfAny()?.provider.id;
  return provider !== undefined && takes.includes(part) ? { provider_id: provider } : {};
}

/** Whom an administrator is looking as (F115). */
function actingAs(): { request_username?: string } {
  const username = readToken() === null ? null : impersonatedUsername();
  return username === null ? {} : { request_username: username };
}

export function headers(method: string, idempotencyKey?: string): Record<string, string> {
  const result: Record<string, string> = { accept: 'application/json', 'client-version': bootIfAny()?.version ?? '' };
  const token = readToken();
  if (token) result['authorization'] = `Bearer ${token}`;
  const host = hostOverride();
  if (host !== null) result['host-override'] = host;
  if (method !== 'GET') result['content-type'] = 'application/json';
  if (idempotencyKey) result['idempotency-key'] = idempotencyKey;
  return result;
}

async function send<N extends CallName>(name: N, address: string, init: RequestInit): Promise<Answer<N> | undefined> {
  const token = readToken();
  const answer = await fetchOrFail(address, init);
  if (answer.status === 304) return undefined;
  const data = await bodyOf(answer, init.signal);
  if (answer.ok) return data as Answer<N>;
  const error = errorOf(answer, data);
  // A token that was replaced meanwhile (another tab signed in) says nothing about the session of now.
  if (name !== 'login' && readToken() === token) announce(error);
  throw error;
}

/** Throws `CallError` where the server could not be reached. */
export async function fetchOrFail(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw unreachable();
  }
}

export function unreachable(): CallError {
  return new CallError(0, 'unreachable', 'Failed to fetch', undefined);
}

/**
 * What the server answered. A success that is not whole, or is not JSON, did not come from the server (a network that
 * asks for a login answers with a page of its own), so nothing was saved or read. A refusal without a body of ours is
 * known by its status.
 */
async function bodyOf(answer: Response, signal?: AbortSignal | null): Promise<unknown> {
  try {
    const text = await answer.text();
    if (text === '') return undefined;
    if (typeOf(answer).includes('json')) return JSON.parse(text) as unknown;
  } catch (failure) {
    if (signal?.aborted) throw failure;
  }
  if (answer.ok) throw unreachable();
  return undefined;
}

export function typeOf(answer: Response): string {
  return answer.headers.get('content-type') ?? '';
}

function errorOf(answer: Response, data: unknown): CallError {
  const body = typeof data === 'object' && data !== null ? (data as { code?: string; message?: string }) : {};
  const message = body.message ?? (answer.status === 503 ? 'service unavailable' : 'Something went wrong. Try again.');
  const wait = Number(answer.headers.get('retry-after'));
  return new CallError(answer.status, body.code ?? String(answer.status), message, data, wait > 0 ? wait : undefined);
}

/** Throws the error of an answer without a file. */
export async function failed(answer: Response): Promise<never> {
  const error = errorOf(answer, await bodyOf(answer));
  announce(error);
  throw error;
}

/** 401 logs out, 423 is a closed account, 418 is maintenance (F108); nobody is acted as any longer when the server refuses it (F109). */
function announce(error: CallError): void {
  if (error.code === 'expired_token') emitSignal('impersonationEnded');
  else if (error.status === 401 || error.code === 'not_logged_in') emitSignal('signedOut');
  else if (error.status === 423) emitSignal('accountClosed');
  else if (error.status === 418) emitSignal('maintenanceMode');
}
