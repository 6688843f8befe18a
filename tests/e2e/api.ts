/** Requests to the running product without a browser, for any host: for actions without a screen, and to verify what was stored. */
import { request } from 'node:http';

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

export interface RequestOptions {
  /** Name in the Host header; every name resolves to this machine. */
  readonly host?: string;
  readonly token?: string;
  /** Sends a POST with this JSON body. */
  readonly body?: unknown;
  /** Another method than GET, or POST where there is a body. */
  readonly method?: 'PATCH';
}

export function sendRequest(
  port: number,
  path: string,
  { host = 'localhost', token, body, method: given }: RequestOptions = {},
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = given ?? (body === undefined ? 'GET' : 'POST');
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

/** The JSON of the response. Throws with the response if it is not successful. */
export async function requestJson<T>(port: number, path: string, options: RequestOptions = {}): Promise<T> {
  const { status, text } = await sendRequest(port, path, options);
  if (status < 200 || status > 299) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}
