/** One local server for all gateways; their paths do not overlap. */
import { createServer as createPlain, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import type { AddressInfo } from 'node:net';
import { cert, key } from './certificate.ts';
import { answerAsGateway, type SimulatedResponse, type ReceivedRequest } from './gateways.ts';

export interface GatewayServer {
  readonly port: number;
  /** All requests, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

export interface GatewayServerOptions {
  readonly encrypted?: boolean;
  /** Replaces the gateways: a broken one, a slow one, one that redirects. */
  readonly answer?: (request: ReceivedRequest, response: ServerResponse) => SimulatedResponse | undefined;
}

export async function startGateways({ encrypted = false, answer }: GatewayServerOptions = {}): Promise<GatewayServer> {
  const requests: ReceivedRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await read(request);
    requests.push(one);
    const answered = answer ? answer(one, response) : answerAsGateway(one);
    if (!answered) return;
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answered.body));
  };
  const listener = (request: IncomingMessage, response: ServerResponse): void => void serve(request, response);
  const server: Server = encrypted ? createEncrypted({ key, cert }, listener) : createPlain(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { port, requests, close };
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator.test');
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const { method = 'GET' } = request;
  return { method, path: pathname, query: searchParams, headers, body: Buffer.concat(parts).toString('utf8') };
}
