/** Delivers an invoice, credit note or statement: as PDF from a signed address, and attached to an email. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readLogo, storeAttachment, storeDocument, type Printed } from '#modules/files/server/services/documents.ts';
import { signedDownloadUrl } from '#modules/files/server/services/signed-url.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import type { Session } from '#platform/server/http/session.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { documentText, documentToPdf, type BillingDocument } from './document-pdf.ts';

/** Draws the PDF; `logo`: PNG or JPEG. */
type Draw = (logo: Buffer | undefined) => Promise<Buffer>;

interface Printing {
  readonly session: Session;
  readonly providerId: number;
  /** File name: `INV000031`. */
  readonly name: string;
}

/** A signed address of the PDF, valid for 15 minutes. */
export function printDocument(
  app: FastifyInstance,
  document: BillingDocument,
  printing: Printing & { readonly request: FastifyRequest },
): Promise<{ readonly url: string }> {
  return printPdf(app, (logo) => documentToPdf(document, logo), printing);
}

/** The same for a document that `draw` prints, with the provider's logo. */
export async function printPdf(
  app: FastifyInstance,
  draw: Draw,
  { request, ...printing }: Printing & { readonly request: FastifyRequest },
): Promise<{ readonly url: string }> {
  const { id } = await storeDocument(app.services, await printed(app, draw, printing));
  return { url: signedDownloadUrl(app.services, request, { provider_id: printing.providerId, ids: [id] }) };
}

async function printed(app: FastifyInstance, draw: Draw, { session, providerId, name }: Printing): Promise<Printed> {
  const { services } = app;
  const revision = await readSettingsRevision(services.database.app, providerId);
  const { logo_url } = await app.settings.decidingFor(providerId, revision);
  const bytes = await draw(await readLogo(services, providerId, logo_url));
  return { providerId, name, mediaType: 'application/pdf', bytes, userId: (session.actor ?? session.user).id };
}

interface Sending extends Printing {
  readonly once: Once | undefined;
  /** Email addresses, separated by commas. */
  readonly recipients: string;
  readonly kind: string;
}

/** Idempotent for a repeated request. Replies go to the provider's billing address. */
export function emailDocument(
  app: FastifyInstance,
  document: BillingDocument,
  { link, ...sending }: Sending & { readonly link: string },
): Promise<{ recipients: string[] }> {
  return emailPdf(app, (logo) => documentToPdf(document, logo), {
    ...sending,
    subject: `${document.title} from ${document.issuer.name}`,
    body: documentText(document, link),
  });
}

/** The same for a document that `draw` prints. */
export async function emailPdf(
  app: FastifyInstance,
  draw: Draw,
  {
    subject,
    body,
    kind,
    once,
    recipients: list,
    ...printing
  }: Sending & {
    readonly subject: string;
    readonly body: string;
  },
): Promise<{ recipients: string[] }> {
  const { providerId } = printing;
  const attachment = await storeAttachment(app.services, await printed(app, draw, printing));
  return inTenant(app.services.database.app, providerId, (tx) =>
    answerOnce(tx, once, providerId, async () => {
      const recipients = list.split(/[,;]/).flatMap((one) => one.trim() || []);
      const { billing_email_address: replies } = await app.settings.decidingWithin(tx, providerId);
      await putMail(tx, providerId, {
        ...{ kind, sender: 'provider', in_inbox: true, recipients, subject, body, reply_to: replies ?? null },
        ...attachment,
      });
      return { recipients };
    }),
  );
}
