/** Serves the web app, in the brand of the requested host, at every address that is neither a call nor a file. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sameJson } from '#engine/values/json-value.ts';
import type { Settings } from '#generated/types.ts';
import { imageAddress } from '#platform/domain/brand/image-address.ts';
import { providerTitle } from '#platform/domain/brand/provider-title.ts';
import { findProviderByOrigin } from '../db/definer.ts';
import { apiBases, apiOrigins, type ApiBases } from '../http/hosts/api-hosts.ts';
import { contentPolicy } from '../http/content-policy.ts';
import { isAway, sendError, unknownCall } from '../http/errors.ts';
import { hostOf, providerResponse, type Provider } from '../http/tenancy.ts';
import { brandedDocument, notFoundDocument, withNonce, withPosition, withScreen } from './document.ts';
import { screenFiles } from './screen-files.ts';
import { widgetDocument, widgetPolicy } from './widget.ts';

/** Used where the web app was not built, so that the API can run and be tested alone. */
const bare =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>';

interface Page {
  /** With its revision: the page is rendered again when either the provider or its settings changed. */
  readonly provider: Provider;
  readonly settings: Settings;
  readonly api: ApiBases;
  readonly document: string;
}

export function pagesRoutes(app: FastifyInstance, webRoot: string): void {
  const template = readTemplate(webRoot);
  const filesOf = screenFiles(webRoot);
  const pages = new Map<string, Page>();

  const pageOf = async (host: string, provider: Provider) => {
    const cached = pages.get(host);
    if (cached && sameJson(cached.provider, provider)) return cached;
    const settings = await app.settings.publicOf(provider);
    const api = apiBases(app.services.config, host, provider.kind);
    const page = { provider, settings, api, document: document(host, provider, settings, api) };
    pages.set(host, page);
    return page;
  };

  const pageFor = async (host: string) => {
    const provider = await findProviderByOrigin(app.services.database.app, host);
    return provider && pageOf(host, provider);
  };

  const document = (host: string, provider: Provider, settings: Settings, api: ApiBases): string => {
    const boot = {
      provider: providerResponse(provider, host, settings, app.services.config),
      revision: provider.revision,
      provider_settings: settings,
      version: app.services.version,
      ...(apiOrigins(api).length > 0 && { api }),
    };
    const favicon = imageAddress(textOf(settings.favicon_url), boot.provider.image_host);
    return brandedDocument(template, {
      title: providerTitle(settings, provider),
      favicon,
      settings,
      boot,
    });
  };

  app.get('/widget', async (request, reply) => {
    const provider = await findProviderByOrigin(app.services.database.app, hostOf(request.host));
    const html = provider && textOf((await app.settings.publicOf(provider)).custom_widget_html?.trim());
    if (!html) return sendPage(reply.code(404), notFoundDocument(), {});
    return reply
      .removeHeader('x-frame-options')
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', widgetPolicy)
      .send(widgetDocument(html));
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/.test(path);
    if (!wantsPage || /\.\w{2,5}$/.test(path)) return sendError(reply, unknownCall(request));
    // Without the provider, so that the browser requests it and shows the error.
    if (app.services.config.maintenance) return sendPage(reply.code(503).header('retry-after', 300), template, {});
    const host = hostOf(request.host);
    const found = await pageFor(host).catch((error: unknown) => {
      if (isAway(error)) return 'away' as const;
      throw error;
    });
    if (found === 'away') return sendPage(reply.code(503).header('retry-after', 5), template, {});
    if (!found) return sendPage(reply.code(404), notFoundDocument(), {});
    const { position } = app.services.streams;
    const html = withPosition(withScreen(found.document, filesOf(path)), position);
    return sendPage(reply.code(200), html, found.settings, apiOrigins(found.api));
  });
}

/** `api`: where else than at its own address the page calls the API. */
function sendPage(
  reply: FastifyReply,
  document: string,
  settings: Settings,
  api: readonly string[] = [],
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy(settings, nonce, reply.server.services.config, api))
    .send(withNonce(document, nonce));
}

function readTemplate(webRoot: string): string {
  try {
    return readFileSync(join(webRoot, 'index.html'), 'utf8');
  } catch {
    return bare;
  }
}

function textOf(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
