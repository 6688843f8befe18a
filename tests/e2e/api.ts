/** Asks the running product directly, as any host: for what a person does not do with a browser, and to see what was really kept. */
import { request } from 'node:http';

export interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface Asking {
  /** Name in the Host header; every name is this machine. */
  readonly host?: string;
  readonly token?: string;
  /** Makes it a POST of JSON. */
  readonly body?: unknown;
}

export function ask(port: number, path: string, { host = 'localhost', token, body }: Asking = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The answer's JSON. Throws, with the answer, when it is not a success. */
export async function askJson<T>(port: number, path: string, asking: Asking = {}): Promise<T> {
  const { status, text } = await ask(port, path, asking);
  if (status < 200 || status > 299) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
