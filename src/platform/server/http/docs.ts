/** The API's documentation: the generated OpenAPI document, and a page that shows it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import swagger, { type FastifyStaticSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The viewer sets style attributes from its script bundle and draws its icons from data URLs; nothing else is allowed. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

type Document = Extract<FastifyStaticSwaggerOptions['specification'], { document: unknown }>['document'];

export async function registerDocs(app: FastifyInstance): Promise<void> {
  const path = fileURLToPath(import.meta.resolve('#generated/openapi.json'));
  const document = JSON.parse(readFileSync(path, 'utf8')) as Document;
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { deepLinking: true, docExpansion: 'list', persistAuthorization: false },
  });
  app.get('/api/openapi.json', (_request, reply) => reply.send(document));
}
