/** Outgoing HTTP requests: never into our own network, without redirects, limited in time and size. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { FieldError } from '#engine/validation/messages.ts';
import {
  findDestination,
  isInternalAddress,
  OutboundError,
  parseTrusted,
  type Destination,
  type Trusted,
} from './addresses.ts';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Whatever was sent, without the null characters that no database stores. */
  readonly text: string;
}

export interface OutboundOptions {
  /** Internal hosts that the configuration trusts, such as simulators. */
  readonly trusted?: readonly string[];
  readonly patienceMs?: number;
}

/** The part of a response that is read, in bytes. The rest is ignored: the status counts, whatever its length. */
const maxAnswerBytes = 256 * 1024;

/** Characters that a header can't contain, such as the invisible ones that are copied along with a key. */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/;

export class Outbound {
  readonly patienceMs: number;
  readonly #trusted: Trusted;

  constructor({ trusted = [], patienceMs = 8_000 }: OutboundOptions = {}) {
    this.#trusted = parseTrusted(trusted);
    this.patienceMs = patienceMs;
  }

  /** Throws `OutboundError` when the host is in our own network, or does not resolve. */
  find(host: string, port: number): Promise<Destination> {
    return findDestination(host, port, this.#trusted);
  }

  /** The error of a field whose value, a URL or a host name, is in our own network as typed; empty for any other. */
  refuseInternal(field: string, typed: unknown): readonly FieldError[] {
    if (typeof typed !== 'string' || !isInternalAddress(typed, this.#trusted)) return [];
    const message = 'This is an address in a private network. Enter one that can be reached from the internet.';
    return [{ field, code: 'internal_address', message }];
  }

  /** Any status is a response, including redirects. Throws `OutboundError` when there is none. */
  async request(url: URL, options: OutboundRequest = {}): Promise<OutboundAnswer> {
    const { status, bytes } = await this.#send(url, options, maxAnswerBytes);
    return { status, text: bytes.subarray(0, maxAnswerBytes).toString('utf8').replaceAll('\0', '\uFFFD') };
  }

  /** A file; undefined if it is larger, or is not there. Throws `OutboundError` when there is no response. */
  async download(url: URL, mostBytes: number): Promise<Buffer | undefined> {
    const { status, bytes } = await this.#send(url, { headers: { accept: '*/*' } }, mostBytes);
    return status === 200 && bytes.length <= mostBytes ? bytes : undefined;
  }

  async #send(url: URL, options: OutboundRequest, mostBytes: number): Promise<RawAnswer> {
    if (url.username !== '' || url.password !== '') {
      throw new OutboundError('forbidden', 'An address with a password in it is not used.');
    }
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    const destination = await this.find(url.hostname, port);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && destination.trusted)) {
      throw new OutboundError('forbidden', 'Only https:// addresses are used.');
    }
    if (Object.values(options.headers ?? {}).some((value) => unsendable.test(value))) {
      throw new OutboundError('forbidden', 'The key contains characters that can’t be sent. Copy and paste it again.');
    }
    return send(url, options, destination, { patienceMs: this.patienceMs, mostBytes });
  }
}

interface RawAnswer {
  readonly status: number;
  /** More than was asked for if there is more. */
  readonly bytes: Buffer;
}

interface Limits {
  readonly patienceMs: number;
  readonly mostBytes: number;
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body }: OutboundRequest,
  { address, port, family, trusted }: Destination,
  { patienceMs, mostBytes }: Limits,
): Promise<RawAnswer> {
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(unreachable(error));
    const sent = open(
      url,
      {
        method,
        port,
        headers: { host: url.host, 'user-agent': 'parcel-platform', accept: 'application/json', ...headers },
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        rejectUnauthorized: !trusted,
        // Connects to the address that was checked, whatever the name resolves to now.
        lookup: (_name, options, done) => {
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (answer) => void read(answer, mostBytes).then(resolve, fail),
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

async function read(answer: IncomingMessage, mostBytes: number): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    parts.push(part);
    if (size > mostBytes) break;
  }
  return { status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) };
}

/** Codes only: messages of the network layer contain our own addresses. */
function unreachable(error: unknown): OutboundError {
  const code = (error as { code?: string }).code ?? '';
  const late = code === 'ABORT_ERR' || code === 'ETIMEDOUT';
  const refused = code === 'ECONNREFUSED';
  const certificate = /CERT|SSL|TLS|ALTNAME/.test(code);
  const why = late
    ? 'It didn’t respond in time.'
    : refused
      ? 'No response from this address.'
      : certificate
        ? 'Its certificate is not valid.'
        : 'The connection was interrupted.';
  return new OutboundError('unreachable', why, error);
}
