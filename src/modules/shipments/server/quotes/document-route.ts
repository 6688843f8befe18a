/** A quote as PDF from a signed address, and by email. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { FastifyInstance } from 'fastify';
import { documentUrl, printPdf, storeAttachment } from '#modules/files/server/services/documents.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import { findTitle } from '#platform/server/db/providers.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { htmlText } from '#platform/domain/html-text.ts';
import { answerOnce } from '#platform/server/http/idempotency.ts';
import { route } from '#platform/server/http/route.ts';
import type { Session } from '#platform/server/http/session.ts';
import { originOf } from '#platform/server/http/tenancy.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import {
  printFooter,
  printLines,
  printPage,
  printRows,
  printSection,
} from '#modules/files/server/services/printed-page.ts';
import { quoteMail } from '../../domain/quotes/quote-mail.ts';
import { ownerOfShipment } from '../services/require-shipment.ts';
import type { QuoteDocument } from '../../domain/quotes/quote-document.ts';
import { readQuote } from './read-quote.ts';

export function quoteDocumentRoute(app: FastifyInstance): void {
  const { services } = app;
  const access = services.database.app;

  const printed = async (session: Session, providerId: number, id: number) => {
    const quote = await readQuote(app, session, providerId, id);
    const { row, settings, document } = quote;
    const printing = { session, providerId, name: `quote-${row.short_tracking_reference}` };
    const pdf = await printPdf(services, printing, settings.logo_url, (logo) =>
      quoteToPdf(document, { logo, footer: settings.quote_disclaimer_footer ?? '' }),
    );
    return { ...quote, pdf };
  };

  route(app, 'read_quote_document', async ({ query, session, providerId, request }) => {
    const { pdf } = await printed(session, providerId, query.id);
    return documentUrl(services, request, pdf);
  });

  route(
    app,
    'email_quote',
    async ({ body, session, providerId, request, once }) => {
      const { row, settings, document, pdf } = await printed(session, providerId, body.id);
      const attachment = await storeAttachment(services, pdf);
      const recipients = emailsIn(body.recipients);
      return inTenant(access, providerId, (tx) =>
        answerOnce(tx, once, providerId, async () => {
          const mail = quoteMail(document, {
            provider: await findTitle(tx, providerId, settings),
            link: `${await portalOf(tx, settings, originOf(request))}/shipments/${row.id}`,
            disclaimer: htmlText(settings.quote_disclaimer_footer ?? ''),
          });
          await putMail(tx, providerId, {
            ...{ kind: 'quote', sender: 'provider', in_inbox: true, recipients },
            ...mail,
            ...attachment,
          });
          return { recipients };
        }),
      );
    },
    ({ body, session, providerId }) =>
      inTenant(access, providerId, (tx) => ownerOfShipment(tx, session, body.id, 'id')),
  );
}

interface QuoteLooks {
  /** PNG or JPEG. */
  readonly logo?: Buffer | undefined;
  /** The provider's disclaimer as HTML. */
  readonly footer: string;
}

/** A quote on A4. */
function quoteToPdf(quote: QuoteDocument, { logo, footer }: QuoteLooks): Promise<Buffer> {
  return printPage(quote.title, { author: quote.provider[0] ?? '', logo }, async (page) => {
    printLines(page, quote.provider);
    printSection(page, 'Shipment', quote.facts, 'left');
    printSection(page, 'Price', quote.amounts, 'right');
    page.moveDown(0.5);
    printRows(page, quote.totals, 'right', true);
    if (quote.payment.length > 0) printSection(page, 'How to pay', quote.payment, 'left');
    printFooter(page, footer);
  });
}
