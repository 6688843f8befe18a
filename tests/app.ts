/** The built application over a fresh database; every response is validated against the schema of its call. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, expect } from 'vitest';
import { calls, type CallName } from '#generated/calls.ts';
import { calls as validators } from '#generated/validators/calls.js';
import { buildApp, type AppOptions } from '#app/server.ts';
import { loadConfig } from '#platform/server/config.ts';
import type { Database } from '#platform/server/db/database.ts';
import { testDatabase } from './database.ts';
import { demoPassword } from './factories/password.ts';
import { asRequest } from './second-connections.ts';
import { signedIn } from './signed-in.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Like `app.inject`, but fails if the response does not match the call's schema. */
  request: (options: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>;
}

export interface TestAppOptions extends Partial<Omit<AppOptions, 'config'>> {
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly 'x-codes'?: readonly string[] }>>;
}

const openapi = JSON.parse(readFileSync(new URL('../generated/build/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const secretKey = randomBytes(32).toString('base64');

/** Call at the top of a test file; closes itself after the file's tests. A second app may share the first one's database. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env, database = await testDatabase(), ...rest } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'parcel-test-'));
  const config = loadConfig({ LOG_LEVEL: 'silent', SECRET_KEY: secretKey, DATA_DIR: dataDir, ...env });
  // Loggers that write to standard output would stay open until the process ends, and files share a process.
  const building = { logStream: { write: () => undefined }, ...rest, database, config };
  // The jobs that it runs are held to the same as requests.
  const app = await asRequest(() => buildApp(building));
  // Cleanup steps run in reverse order, so the app releases its connections before the pools close.
  database.onClose(() => app.close());
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    database,
    async request(given) {
      const answer = await asRequest(() => app.inject(given));
      holdAgainstSchema(given.method ?? 'GET', given.url, answer);
      return answer;
    },
  };
}

export interface Caller {
  readonly token: string;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  post: (url: string, payload: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** Enters the password again, so that bank details and secrets may be changed for a while. */
  confirm: (password?: string) => Promise<LightMyRequestResponse>;
}

/** A demo user who is signed in at the host of their provider; sends requests as that user. */
export async function signIn(test: TestApp, email: string): Promise<Caller> {
  const host = email.endsWith('@protea.test') ? 'protea.localhost' : 'localhost';
  return callerWith(test, await signedIn(test.database, email, host), host);
}

export function callerWith(test: TestApp, token: string | null, host = 'localhost'): Caller {
  const own = { host, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const post: Caller['post'] = (url, payload, headers) =>
    test.request({ method: 'POST', url, payload, headers: { ...own, ...headers } });
  return {
    token: token ?? '',
    get: (url, headers) => test.request({ method: 'GET', url, headers: { ...own, ...headers } }),
    post,
    confirm: (password = demoPassword) => post('/api/session/confirm-password', { password }),
  };
}

/** Error codes by call and status, as the OpenAPI document declares them. */
const declaredErrors = new Map(
  Object.values(openapi.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId, responses }) => [operationId, responses] as const),
  ),
);

/** Paths of all calls, computed once because every request is matched against them. */
const addresses = Object.values(calls).map((call) => ({
  call,
  method: call.method as string,
  pattern: pathPattern(`${call.outside_api ? '' : '/api'}${call.path}`),
}));

function holdAgainstSchema(method: string, url: string, answer: LightMyRequestResponse): void {
  const path = url.split('?', 1)[0] ?? '';
  const call = addresses.find((one) => one.method === method && one.pattern.test(path))?.call;
  if (!call) return;
  const name: CallName = call.name;
  const { statusCode: status } = answer;
  const statuses: readonly number[] = call.statuses;
  const validate = validators[name]?.answers[status];
  if (status < 400 || validate) {
    hold(statuses.includes(status), () => `${name} answered ${status}, not one of ${statuses.join()}`);
    if (!validate || status === 304) return;
    hold(validate(jsonOf(answer)), () => `${name} ${status}: ${JSON.stringify(validate.errors)}`);
    const [elsewhere] = /"\w+":"\d{4}-\d\d-\d\dT[\d:.]+Z"/.exec(answer.body) ?? [];
    hold(elsewhere === undefined, () => `${name} answers ${elsewhere}, an instant without the business zone’s offset`);
  }
  if (status >= 400) holdError(name, status, answer.json());
}

/** The JSON of a response, also when it is compressed. */
export function jsonOf(answer: LightMyRequestResponse): unknown {
  if (answer.headers['content-encoding'] !== 'gzip') return answer.json();
  return JSON.parse(gunzipSync(answer.rawPayload).toString());
}

/** Path parameters match anything without a slash. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function holdError(name: CallName, status: number, body: { code: string; message: string; errors: unknown[] }): void {
  const codes = declaredErrors.get(name)?.[status]?.['x-codes'] ?? [];
  hold(codes.includes(body.code), () => `${name} ${status} has the code ${body.code}, not one of ${codes.join()}`);
  // A message may begin with a value from the request, in any case.
  hold(/^[^a-z].*[.!?]$/s.test(body.message), () => `${name} ${status} is no sentence: ${body.message}`);
  hold(Array.isArray(body.errors), () => `${name} ${status} has no list of errors: ${JSON.stringify(body)}`);
}

/** Every response passes through here, so the message is only built for a failure. */
function hold(holds: boolean, otherwise: () => string): void {
  if (!holds) expect.fail(otherwise());
}
