/** Delivers an invoice, credit note or statement: as PDF from a signed address, and by email. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readLogo, storeDocument } from '#modules/files/server/services/documents.ts';
import { signedDownloadUrl } from '#modules/files/server/services/signed-url.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import type { Transaction } from '#platform/server/db/tenant.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import type { Session } from '#platform/server/http/session.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { documentText, documentToPdf, type BillingDocument } from './document-pdf.ts';

interface Printing {
  readonly session: Session;
  readonly providerId: number;
  readonly request: FastifyRequest;
  /** File name: `INV000031`. */
  readonly name: string;
}

/** A signed address of the PDF, valid for 15 minutes. */
export function printDocument(
  app: FastifyInstance,
  document: BillingDocument,
  printing: Printing,
): Promise<{ readonly url: string }> {
  return storePdf(app, (logo) => documentToPdf(document, logo), printing);
}

/** The same for a document that `draw` prints, with the provider's logo. */
export async function storePdf(
  app: FastifyInstance,
  draw: (logo: Buffer | undefined) => Promise<Buffer>,
  { session, providerId, request, name }: Printing,
): Promise<{ readonly url: string }> {
  const { services } = app;
  const revision = await readSettingsRevision(services.database.app, providerId);
  const { logo_url } = await app.settings.decidingFor(providerId, revision);
  const bytes = await draw(await readLogo(services, providerId, logo_url));
  const file = await storeDocument(services, {
    ...{ providerId, name, mediaType: 'application/pdf', bytes },
    userId: (session.actor ?? session.user).id,
  });
  return { url: signedDownloadUrl(services, request, { provider_id: providerId, ids: [file.id] }) };
}

interface Sending {
  readonly providerId: number;
  readonly once: Once | undefined;
  /** Email addresses, separated by commas. */
  readonly recipients: string;
  readonly kind: string;
}

interface Mailing extends Sending {
  /** Link to the document. */
  readonly link: string;
}

/** Idempotent for a repeated request. Replies go to the provider's billing address. */
export function emailDocument(
  app: FastifyInstance,
  tx: Transaction,
  document: BillingDocument,
  { link, ...sending }: Mailing,
): Promise<{ recipients: string[] }> {
  const body = documentText(document, link);
  return mailText(app, tx, { ...sending, subject: `${document.title} from ${document.issuer.name}`, body });
}

/** The same for any text about billing. */
export function mailText(
  app: FastifyInstance,
  tx: Transaction,
  { providerId, once, recipients: list, ...mail }: Sending & { readonly subject: string; readonly body: string },
): Promise<{ recipients: string[] }> {
  return answerOnce(tx, once, providerId, async () => {
    const recipients = list.split(/[,;]/).flatMap((one) => one.trim() || []);
    const { billing_email_address: replies } = await app.settings.decidingWithin(tx, providerId);
    await putMail(tx, providerId, { ...mail, in_inbox: true, recipients, reply_to: replies ?? null });
    return { recipients };
  });
}
