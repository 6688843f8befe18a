/** Notifications of gateways about payments, each with its own way of verifying the sender. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#platform/server/http/api-error.ts';
import { route } from '#platform/server/http/route.ts';
import { takeBobPayReport } from './reports/bob-pay.ts';
import { takePayfastReport } from './reports/payfast.ts';
import { takeStitchReport } from './reports/stitch.ts';

export function notificationRoutes(app: FastifyInstance): void {
  void app.register((gateways, _options, done) => {
    // Signatures cover the unchanged body.
    const texts = new WeakMap<FastifyRequest, string>();
    const textOf = (request: FastifyRequest): string => texts.get(request) ?? '';
    gateways.removeContentTypeParser('application/json');
    gateways.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, parsed) => {
      texts.set(request, String(text));
      try {
        parsed(null, JSON.parse(String(text)));
      } catch {
        parsed(new ApiError(400, 'invalid_body', 'The body is not valid JSON.'));
      }
    });
    // Form bodies are only accepted from gateways: otherwise a foreign page could post one in a user's name.
    const form = 'application/x-www-form-urlencoded';
    gateways.addContentTypeParser(form, { parseAs: 'string' }, (_request, text, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    route(gateways, 'receive_payfast_notification', async ({ body, host }) => {
      await takePayfastReport(app, host.id, body);
      return { received: true };
    });
    route(gateways, 'receive_bob_pay_notification', async ({ body, host, request }) => {
      await takeBobPayReport(app, host.id, body, textOf(request));
      return { received: true };
    });
    route(gateways, 'receive_stitch_notification', async ({ host, request }) => {
      await takeStitchReport(app, host.id, { headers: request.headers, text: textOf(request) });
      return { received: true };
    });
    done();
  });
}
