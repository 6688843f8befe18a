/** The result of testing a gateway's credentials, the same for all gateways. */
import { OutboundError } from './addresses.ts';
import type { Outbound, OutboundAnswer } from './outbound.ts';

export type Result = 'connected' | 'wrong_credentials' | 'unreachable' | 'unexpected';

export interface Verdict {
  readonly result: Result;
  /** One or two sentences for the user; never includes the values that were sent. */
  readonly message: string;
}

/** Values by the names of `x-test-connection`; every required one is present. */
export type Credentials = Readonly<Record<string, unknown>>;

export interface ConnectionCheck {
  /**
   * Names of the values that determine the destination. A stored secret is only sent to the destination that it was
   * stored for.
   */
  readonly destinations: readonly string[];
  readonly run: (credentials: Credentials, outbound: Outbound) => Promise<Verdict>;
}

export function textOf(credentials: Credentials, name: string): string {
  const value = credentials[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A test by one request; a response that it cannot interpret is returned as is. */
interface Question {
  readonly title: string;
  readonly destinations: readonly string[];
  readonly check: (given: (name: string) => string, outbound: Outbound) => Promise<Verdict | OutboundAnswer>;
}

export function checkByRequest({ title, destinations, check }: Question): ConnectionCheck {
  return {
    destinations,
    async run(credentials, outbound) {
      try {
        const verdict = await check((name) => textOf(credentials, name), outbound);
        return 'result' in verdict ? verdict : unexpected(title, verdict);
      } catch (error) {
        return unreachable(title, error);
      }
    },
  };
}

/** The result of a network failure. */
export function unreachable(title: string, error: unknown): Verdict {
  if (!(error instanceof OutboundError)) throw error;
  if (error.kind === 'forbidden')
    return { result: 'unreachable', message: `Not connected: ${error.message} Nothing was sent there.` };
  return { result: 'unreachable', message: `Not connected: couldn’t reach ${title}. ${error.message}` };
}

/** `as`: the identity that the other side reported. */
export function connected(as: string, more = ''): Verdict {
  return { result: 'connected', message: `Connected as ${as}.${more === '' ? '' : ` ${more}`}` };
}

export function wrongCredentials(message: string): Verdict {
  return { result: 'wrong_credentials', message: `Refused: ${message}` };
}

/** A response that is neither a success nor a refusal. */
function unexpected(title: string, { status }: OutboundAnswer): Verdict {
  const message =
    status === 429
      ? `${title} asks us to wait before another attempt.`
      : status >= 500
        ? `${title} has a problem of its own at the moment (status ${status}). Try again later.`
        : `${title} answered something that we do not understand (status ${status}).`;
  return { result: 'unexpected', message: `Not connected: ${message}` };
}

export function jsonIn(answer: OutboundAnswer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
