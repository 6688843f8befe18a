/**
 * The schema workbench: the catalogue with its usage, the text of a section, and the effects of an edited text. For
 * platform administrators.
 */
import type { FastifyInstance } from 'fastify';
import { ApiError, forbidden } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { validate } from './validate.ts';
import { ValidationThread } from './validation-thread.ts';
import { readSection } from './read-section.ts';
import { readUsage } from './read-usage.ts';

const noSuchTab = (): ApiError => new ApiError(404, 'unknown_section', 'There is no such tab');

/** Without the schema files there is nothing to edit. */
async function withSchemas<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
    throw new ApiError(404, 'no_schemas', 'The schema files are not on this server. Set SCHEMAS_DIR to their folder');
  }
}

/** A provider's own role may have every permission, but its users must not see values of other providers. */
function onlyPlatform(session: Session): void {
  if (!session.isPlatformAdmin) throw forbidden();
}

export function schemasRoutes(app: FastifyInstance): void {
  const { database, config } = app.services;
  const thread = new ValidationThread({ schemasDir: config.schemasDir });
  app.addHook('onClose', () => thread.close());

  route(app, 'read_schema_sections', ({ session }) => {
    onlyPlatform(session);
    return readUsage(database.app);
  });

  route(app, 'read_schema_section', async ({ query, session }) => {
    onlyPlatform(session);
    const found = await withSchemas(readSection(config.schemasDir, query.tab, query.section));
    if (!found) throw noSuchTab();
    // Opening a section is soon followed by validating it.
    thread.warm();
    return found;
  });

  route(app, 'validate_schema_section', async ({ body, session }) => {
    onlyPlatform(session);
    const { values = {}, ...input } = body;
    const validated = await withSchemas(validate(database.app, thread, config.schemasDir, { ...input, values }));
    if (validated === 'unknown') throw noSuchTab();
    if (validated === 'busy') throw new ApiError(503, 'busy', 'The server is busy. Change the text to try again');
    return validated;
  });
}
