/** What trying the credentials of a gateway comes to: the same few verdicts for all of them. */
import { OutboundError } from './addresses.ts';
import type { Outbound, OutboundAnswer } from './outbound.ts';

export type Result = 'connected' | 'wrong_credentials' | 'unreachable' | 'unexpected';

export interface Verdict {
  readonly result: Result;
  /** One or two sentences for the person who tries; never with what was sent. */
  readonly message: string;
}

/** Values by the names of `x-test-connection`; every need has one. */
export type Credentials = Readonly<Record<string, unknown>>;

export interface ConnectionCheck {
  /** Names of values that say whom we talk to. A stored secret is not sent anywhere else than it was stored for. */
  readonly destinations: readonly string[];
  readonly run: (credentials: Credentials, outbound: Outbound) => Promise<Verdict>;
}

export function textOf(credentials: Credentials, name: string): string {
  const value = credentials[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A check by one question over the network; an answer that it cannot make anything of is given back as it came. */
interface Question {
  readonly title: string;
  readonly destinations: readonly string[];
  readonly ask: (given: (name: string) => string, outbound: Outbound) => Promise<Verdict | OutboundAnswer>;
}

export function checkByAsking({ title, destinations, ask }: Question): ConnectionCheck {
  return {
    destinations,
    async run(credentials, outbound) {
      try {
        const said = await ask((name) => textOf(credentials, name), outbound);
        return 'result' in said ? said : unexpected(title, said);
      } catch (error) {
        return unreachable(title, error);
      }
    },
  };
}

/** The verdict that nothing but the network decides. */
export function unreachable(title: string, error: unknown): Verdict {
  if (!(error instanceof OutboundError)) throw error;
  if (error.kind === 'forbidden')
    return { result: 'unreachable', message: `Not connected: ${error.message} Nothing was sent there.` };
  return { result: 'unreachable', message: `Not connected: couldn’t reach ${title}. ${error.message}` };
}

/** `as`: whom the other side takes us for. */
export function connected(as: string, more = ''): Verdict {
  return { result: 'connected', message: `Connected as ${as}.${more === '' ? '' : ` ${more}`}` };
}

export function wrongCredentials(message: string): Verdict {
  return { result: 'wrong_credentials', message: `Refused: ${message}` };
}

/** An answer that means neither yes nor no. */
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
