/** Short links over HTTP: following one, and for the platform's team their list and new ones (F387). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row } from '#generated/database.ts';
import { short_urls } from '#generated/tables.ts';
import type { ShortUrl } from '#generated/types.ts';
import { withOffset } from '#platform/domain/time.ts';
import { authorOf, writeAuditEvents } from '#platform/server/audit/write-audit.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { forbidden } from '#platform/server/http/api-error.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import { listRoute } from '#platform/server/lists/list-route.ts';
import { countClick, findShortUrl, shortUrlTo } from './services/short-urls.ts';

export function shortUrlRoutes(app: FastifyInstance): void {
  const { database, clock } = app.services;
  const access = database.app;

  route(app, 'follow_short_url', async ({ params, host, request, reply }) => {
    const now = clock();
    const page = await inTenant(access, host.id, async (tx) => {
      const found = await findShortUrl(tx, params.code, now);
      if (found !== undefined && isVisit(request)) await countClick(tx, params.code, now);
      return found;
    });
    await reply.header('cache-control', 'no-store').redirect(page ?? '/track', 302);
    return undefined;
  });

  listRoute(app, short_urls, {
    rows: (tx) =>
      tx
        .selectFrom('short_urls')
        .select(['id', 'code', 'url', 'clicks', 'created_at', 'last_clicked_at', 'expires_at']),
  });

  route(app, 'create_short_url', async ({ body: { url }, session, providerId, once, request }) => {
    // A link of the provider may lead anywhere, so that nobody else may make one.
    if (!session.isPlatformAdmin) throw forbidden();
    return inTenant(access, providerId, (tx) =>
      answerOnce(tx, once, providerId, async () => {
        const now = clock();
        const { link, isNew } = await shortUrlTo(tx, providerId, url, now);
        const changes = isNew ? [{ object_id: String(link.id), from: null, to: { code: link.code, url } }] : [];
        await writeAuditEvents(tx, { providerId, type: 'short_url', at: now }, authorOf(session, request), changes);
        return { short_url: serialize(link) };
      }),
    );
  });
}

/** Not of a program that checks the link, nor of a browser that loads the page in case it is opened. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return method === 'GET' && !/\b(prefetch|preview)\b/.test(purpose);
}

function serialize({ id, code, url, clicks, created_at, last_clicked_at, expires_at }: Row<'short_urls'>): ShortUrl {
  return {
    ...{ id, code, url, clicks },
    created_at: withOffset(created_at),
    last_clicked_at: last_clicked_at && withOffset(last_clicked_at),
    expires_at: withOffset(expires_at),
  };
}
