/** Makes every call as every caller: whether it exists, whom it lets in, and whether its answer matches its schema. */
import { meets, type Requirement } from '#platform/domain/permission.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { isObject } from '#engine/values/json-value.ts';
import { calls, type CallName } from '#generated/calls.ts';
import { calls as validators } from '#generated/validators/calls.js';
import type { GateFinding } from '../report.ts';
import type { Answer, SendRequest } from './ask.ts';
import type { ApiCaller } from './callers.ts';
import { resolved, schemaOf, type Description, type Operation } from './description.ts';

export interface Call {
  readonly name: CallName;
  readonly method: string;
  readonly path: string;
  readonly audience: string;
  readonly permission: Requirement | null;
  readonly outside_api: boolean;
}

export const everyCall: readonly Call[] = Object.values(calls);

export interface Probe {
  readonly call: Call;
  readonly operation: Operation;
  readonly caller: ApiCaller;
  readonly answer: Answer;
}

export const addressOf = ({ outside_api, path }: Call): string => `${outside_api ? '' : '/api'}${path}`;

/** Unknown to every call, so that a write with it changes nothing: it is refused by validation. */
const strangeBody = { check_api_probe: true };

/** Undefined where the call cannot be made without side effects. */
export async function probeCall(
  request: SendRequest,
  call: Call,
  operation: Operation,
  caller: ApiCaller,
  ours: Description,
): Promise<Probe | undefined> {
  const writes = call.method !== 'GET';
  if (writes && !operation.requestBody && isLetIn(call, caller)) return undefined;
  const query = new URLSearchParams();
  let address = addressOf(call);
  for (const parameter of operation.parameters ?? []) {
    const sample = sampleOf(resolved(schemaOf(parameter), ours));
    const value = typeof sample === 'string' ? sample : JSON.stringify(sample);
    if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (parameter.required) query.set(parameter.name, value);
  }
  const path = query.size > 0 ? `${address}?${query.toString()}` : address;
  const answer = await request({
    method: call.method,
    path,
    token: caller.token,
    ...(operation.requestBody ? { body: strangeBody } : {}),
  });
  return { call, operation, caller, answer };
}

function sampleOf({ oneOf, examples, minimum, type, const: constant, ...rest }: JsonSchema): unknown {
  const [first] = examples ?? [];
  if (first !== undefined) return first;
  if (constant !== undefined) return constant;
  if (oneOf?.[0]) return sampleOf(oneOf[0]);
  if (Array.isArray(rest['enum'])) return rest['enum'][0];
  return type === 'integer' || type === 'number' ? (minimum ?? 1) : type === 'boolean' ? true : '1';
}

/** Whether the call's schema lets the caller in. */
export function isLetIn({ audience, permission }: Call, caller: ApiCaller): boolean {
  return (audience !== 'signed_in' || caller.token !== null) && meets(caller.can, permission ?? undefined);
}

/** Everything that is wrong with one answer. */
export function validateProbe(probe: Probe): readonly GateFinding[] {
  const { call, operation, caller, answer } = probe;
  const finding = (code: string, message: string): readonly GateFinding[] => [
    { subject: `${call.method} ${call.path}`, code, message: `Asked by ${caller.name}: ${message}` },
  ];
  const code = codeOf(answer);
  if (isAbsent(probe)) return finding('missing', 'the API has no such call.');
  const needed = call.permission ? JSON.stringify(call.permission) : 'nothing but a session';
  if (!isLetIn(call, caller)) {
    const expected = call.audience === 'signed_in' && caller.token === null ? 401 : 403;
    if (answer.status !== expected)
      return finding(
        'wrong_permission',
        `it answers ${answer.status} where ${expected} is due, for it needs ${needed}.`,
      );
  } else if (answer.status === 401 || (answer.status === 403 && code === 'forbidden' && call.permission))
    return finding('wrong_permission', `it answers ${answer.status}, though ${needed} is there.`);
  else if (call.method !== 'GET' && answer.status !== 400 && !isRefusedUnread(operation, answer))
    return finding(
      'not_validated',
      `it answers ${answer.status} to a body that its schema does not know, where 400 is due.`,
    );
  return [...undeclared(operation, answer, finding), ...mistyped(call, answer, finding)];
}

/** Only the call itself reads the content of a file, and not for callers whose limits exclude them. */
function isRefusedUnread({ requestBody }: Operation, { status }: Answer): boolean {
  return status === 403 && requestBody?.content['application/octet-stream'] !== undefined;
}

type Report = (code: string, message: string) => readonly GateFinding[];

export function codeOf({ body }: Answer): unknown {
  return isObject(body) ? body['code'] : undefined;
}

function isAbsent({ operation, answer }: Probe): boolean {
  if (answer.status !== 404 && answer.status !== 405) return answer.status === 501;
  return codeOf(answer) === 'unknown_call' || !operation.responses[answer.status];
}

function undeclared({ responses }: Operation, answer: Answer, report: Report): readonly GateFinding[] {
  const declared = responses[answer.status];
  if (!declared) {
    // Every call may be refused without a session or a permission; the check above reports that.
    if (answer.status === 401 || answer.status === 403) return [];
    return report('unknown', `it answers ${answer.status}, which its schema does not declare.`);
  }
  const media = Object.keys(declared.content ?? {})[0];
  if (media && answer.media !== media)
    return report('mistyped', `it answers ${answer.media || 'nothing'}, and declares ${media}.`);
  const code = codeOf(answer);
  if (answer.status < 400 || declared['x-codes']?.includes(String(code))) return [];
  return report(
    'unknown',
    `it refuses with the code ${String(code)}, which its schema does not declare for ${answer.status}.`,
  );
}

function mistyped({ name }: Call, { status, body, media }: Answer, report: Report): readonly GateFinding[] {
  if (status >= 400) {
    const good = isObject(body) && typeof body['message'] === 'string' && Array.isArray(body['errors']);
    return good ? [] : report('mistyped', `its refusal ${status} is not {code, message, errors}.`);
  }
  const validate = validators[name]?.answers[status];
  if (!validate || media === 'text/event-stream' || validate(body)) return [];
  const [first] = validate.errors ?? [];
  const place = first?.instancePath.replaceAll('/', '.').slice(1) ?? '';
  return report(
    'mistyped',
    `its answer ${status} is not what it declares: ${place === '' ? '' : `${place} `}${first?.message ?? ''}.`,
  );
}
