/** Sends requests to a running API over HTTP for any host, as a client would. */
import { request as plainly } from 'node:http';
import { request as secretly } from 'node:https';

export interface Question {
  readonly method: string;
  /** Including the query string. */
  readonly path: string;
  readonly token?: string | null;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  /** Without parameters; empty when there is none. */
  readonly media: string;
  /** The answer parsed as JSON; undefined when it is not JSON. */
  readonly body: unknown;
}

export type SendRequest = (question: Question) => Promise<Answer>;

/** An endless stream is closed after its headers. Rejects when there is no response. */
export function askAt(url: string, host?: string): SendRequest {
  const base = new URL(url);
  const send = base.protocol === 'https:' ? secretly : plainly;
  return ({ method, path, token, body }) =>
    new Promise((resolve, reject) => {
      const headers = {
        accept: '*/*',
        'client-version': 'check-api',
        ...(host ? { host } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const target = new URL(base.pathname.replace(/\/$/, '') + path, base);
      const sent = send(target, { method, headers, agent: false, timeout: 20_000 }, (answer) => {
        const media = (answer.headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
        const status = answer.statusCode ?? 0;
        if (media === 'text/event-stream') {
          resolve({ status, media, body: undefined });
          sent.destroy();
          return;
        }
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () =>
          resolve({ status, media, body: media === 'application/json' ? parsed(text) : undefined }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path} had no answer within 20 seconds`)));
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
