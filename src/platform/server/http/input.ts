/** Validates the parts of a request with the compiled validators of the call; only query values are coerced. */
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { keywordMessage } from '#engine/validation/keyword-message.ts';
import { calls as validators } from '#generated/validators/calls.js';
import { calls, type CallName } from '#generated/calls.ts';
import { ApiError, type FieldError } from './api-error.ts';
import { refuseUnstorable } from './input-limits.ts';

export type Part = 'query' | 'params' | 'body';
type Fields = Record<string, unknown>;
interface Finding {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Keywords for "none, or too many, of several shapes match"; which shape was intended is unknown. */
const ofShapes: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'not', 'if']);

/** Errors in one response; whoever sends more has the same one many times. */
const mostErrors = 100;

/** The user to impersonate (F411); accepted with every call, so that calls need not declare it. */
export function takeRequestUsername(request: FastifyRequest): string | undefined {
  const header = request.headers['request-username'];
  const named = [take(request.query), take(request.body), header].find((value) => typeof value === 'string' && value);
  if (typeof named !== 'string') return undefined;
  refuseUnstorable({ request_username: named });
  return named;
}

function take(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('request_username' in part)) return undefined;
  const value = part.request_username;
  delete part.request_username;
  return value;
}

/** Returns a part of the request in the type of its schema; throws `invalid_input` with one finding per field, `unsupported_media_type` for a file. */
export function readInput(name: CallName, part: Part, given: unknown): Fields {
  const validate = validators[name]?.[part];
  if (!validate) return {};
  if (given instanceof Readable) throw new ApiError(415, 'unsupported_media_type', 'Send the request body as JSON');
  const value = part === 'query' ? decodeQuery(name, given) : (given ?? {});
  refuseUnstorable(value);
  if (validate(value)) {
    // Query text has become a number by now, and `1e400` an infinite one.
    if (part !== 'body') refuseUnstorable(value);
    return value as Fields;
  }
  throw new ApiError(400, 'invalid_input', 'The request is not valid', fieldErrors(validate.errors ?? []));
}

/** Lists and objects in a query are JSON text (F413); a single value stands for a list of one. */
function decodeQuery(name: CallName, given: unknown): Fields {
  const query: Fields = { ...(given as Fields) };
  for (const field of calls[name].json_query as readonly string[]) {
    const text = query[field];
    if (typeof text !== 'string') continue;
    try {
      const value = JSON.parse(text) as unknown;
      query[field] = typeof value === 'object' ? value : [value];
    } catch {
      throw new ApiError(400, 'invalid_input', 'The request is not valid', [
        { field, message: 'Send a list as JSON', code: 'json' },
      ]);
    }
  }
  return query;
}

export function fieldErrors(findings: readonly Finding[]): FieldError[] {
  const shown = withoutNull(findings).slice(0, mostErrors);
  return shown.map(({ instancePath, keyword, params }) => {
    const extra = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
    const path = instancePath.split('/').slice(1);
    return {
      field: [...path, ...(typeof extra === 'string' ? [extra] : [])].join('.'),
      message: messageOf(keyword, params),
      code: keyword,
    };
  });
}

/** Of a value that may also be null, what is wrong with the value: that it is not null either is no help. */
function withoutNull(findings: readonly Finding[]): readonly Finding[] {
  const isNull = ({ keyword, params }: Finding) => keyword === 'type' && params['type'] === 'null';
  const nullable = new Set(findings.filter(isNull).map(({ instancePath }) => instancePath));
  const rest = findings.filter((one) => !isNull(one) && !(ofShapes.has(one.keyword) && nullable.has(one.instancePath)));
  return rest.length === 0 ? findings : rest;
}

/** Names the limit that was exceeded. The schema node and value are not available here: a missing value is `required`. */
function messageOf(keyword: string, params: Finding['params']): string {
  if (keyword === 'required') return 'This is required';
  if (keyword.endsWith('Properties') && !/^(?:min|max)/.test(keyword)) return 'Unknown field';
  return ofShapes.has(keyword) ? 'This is not valid' : keywordMessage(keyword, {}, params, '…');
}
