/** Hands out an invoice or credit note: as PDF from a signed address, and by email. */
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
  /** Name of the file: `INV000031`. */
  readonly name: string;
}

/** Where the PDF can be fetched for the next 15 minutes. */
export async function printDocument(
  app: FastifyInstance,
  document: BillingDocument,
  { session, providerId, request, name }: Printing,
): Promise<{ readonly url: string }> {
  const { services } = app;
  const revision = await readSettingsRevision(services.database.app, providerId);
  const { logo_url } = await app.settings.decidingFor(providerId, revision);
  const bytes = await documentToPdf(document, await readLogo(services, providerId, logo_url));
  const file = await storeDocument(services, {
    ...{ providerId, name, mediaType: 'application/pdf', bytes },
    userId: (session.actor ?? session.user).id,
  });
  return { url: signedDownloadUrl(services, request, { provider_id: providerId, ids: [file.id] }) };
}

interface Mailing {
  readonly providerId: number;
  readonly once: Once | undefined;
  /** Addresses, separated by commas. */
  readonly recipients: string;
  /** Where the document is shown. */
  readonly link: string;
  readonly kind: string;
}

/** Once for a repeated request. Replies go to the provider's billing address. */
export function emailDocument(
  app: FastifyInstance,
  tx: Transaction,
  document: BillingDocument,
  { providerId, once, recipients: list, link, kind }: Mailing,
): Promise<{ recipients: string[] }> {
  return answerOnce(tx, once, providerId, async () => {
    const recipients = list.split(/[,;]/).flatMap((one) => one.trim() || []);
    const { billing_email_address: replies } = await app.settings.decidingWithin(tx, providerId);
    const body = documentText(document, link);
    const subject = `${document.title} from ${document.issuer.name}`;
    await putMail(tx, providerId, { kind, in_inbox: true, recipients, subject, body, reply_to: replies ?? null });
    return { recipients };
  });
}
