/** The API's documentation: the generated OpenAPI document with the hosts of this installation, and a page that shows it. */
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import swagger, { type FastifyStaticSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { apiHostsOf, paymentsPathOf } from './hosts/api-hosts.ts';

/** The viewer sets style attributes from its script bundle and draws its icons from data URLs; besides it may only try the API's hosts. */
const policyWith = (hosts: Iterable<string>): string =>
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  `connect-src ${["'self'", ...hosts].join(' ')}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Document = Extract<FastifyStaticSwaggerOptions['specification'], { document: unknown }>['document'];

let last: { readonly modified: number; readonly described: Described } | undefined;

/** Read once per change of the file, however many applications a process builds: in development it changes. */
function readDescribed(): Described {
  const path = fileURLToPath(import.meta.resolve('#generated/openapi.json'));
  const modified = statSync(path).mtimeMs;
  if (last?.modified !== modified) last = { modified, described: JSON.parse(readFileSync(path, 'utf8')) as Described };
  return last.described;
}

export async function registerDocs(app: FastifyInstance): Promise<void> {
  const { config } = app.services;
  const document = withHosts(readDescribed(), config);
  await app.register(swagger, { mode: 'static', specification: { document: document as unknown as Document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policyWith(apiHostsOf(config).keys()),
    // The page is seen under every provider's address: it has the name and icon of nobody.
    theme: {
      title: 'API documentation',
      favicon: [],
      css: [{ filename: 'neutral.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
    // All calls at once would be hundreds of lines: groups that open, by name, and a field that filters them.
    uiConfig: {
      ...{ deepLinking: true, docExpansion: 'none', persistAuthorization: false },
      ...{ filter: true, tagsSorter: 'alpha', defaultModelsExpandDepth: -1 },
    },
  });
  app.get('/api/openapi.json', (_request, reply) => reply.send(document));
}

interface Operation {
  readonly operationId: string;
  readonly 'x-host'?: string;
}

interface Described {
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every call stays where it is at the page's own address; those of the payments host are described there as well. */
function withHosts(document: Described, { apiHosts }: Pick<Config, 'apiHosts'>): Described {
  const { main, marketplace, payments } = apiHosts;
  const servers = [
    ...document.servers,
    ...[main, marketplace].flatMap((host) => (host === null ? [] : [serverOf(host)])),
  ];
  const own = Object.entries(payments === null ? {} : document.paths).flatMap(([path, operations]) => {
    const moved = Object.entries(operations).filter(([, operation]) => operation['x-host'] === 'payments');
    const there = moved.map(([method, operation]) => [
      method,
      { ...operation, operationId: `${operation.operationId}_at_payments`, servers: [serverOf(payments!)] },
    ]);
    return there.length === 0 ? [] : [[paymentsPathOf(path), Object.fromEntries(there)] as const];
  });
  return { ...document, servers, paths: { ...document.paths, ...Object.fromEntries(own) } };
}

/** OpenAPI writes a place for the environment as our configuration does. */
function serverOf(url: string): object {
  if (!url.includes('{environment}')) return { url };
  return { url, variables: { environment: { enum: ['dev', 'stage', 'prod'], default: 'prod' } } };
}
