/** Delivers an invoice, credit note, statement or receipt: as PDF from a signed address, and attached to an email. */
import { emailsIn } from '#engine/schema/formats.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  documentUrl,
  printPdf,
  storeAttachment,
  type Draw,
  type Printed,
  type Printing,
} from '#modules/files/server/services/documents.ts';
import { readSettingsRevision } from '#platform/server/db/definer.ts';
import { portalOf } from '#platform/server/db/portal.ts';
import { inTenant, type Transaction } from '#platform/server/db/tenant.ts';
import { answerOnce, type Once } from '#platform/server/http/idempotency.ts';
import { putMail } from '#platform/server/mail/repository.ts';
import { documentText, documentToPdf, type BillingDocument } from './document-pdf.ts';

/** A signed address of the PDF, valid for 15 minutes. */
export function printDocument(
  app: FastifyInstance,
  document: BillingDocument,
  printing: Printing & { readonly request: FastifyRequest },
): Promise<{ readonly url: string }> {
  return downloadPdf(app, (logo) => documentToPdf(document, logo), printing);
}

/** The same for a document that `draw` prints. */
export async function downloadPdf(
  app: FastifyInstance,
  draw: Draw,
  { request, ...printing }: Printing & { readonly request: FastifyRequest },
): Promise<{ readonly url: string }> {
  return documentUrl(app.services, request, await printed(app, draw, printing));
}

async function printed(app: FastifyInstance, draw: Draw, printing: Printing): Promise<Printed> {
  const revision = await readSettingsRevision(app.services.database.app, printing.providerId);
  const { logo_url } = await app.settings.decidingFor(printing.providerId, revision);
  return printPdf(app.services, printing, logo_url, draw);
}

interface Sending extends Printing {
  readonly once: Once | undefined;
  /** Email addresses, separated by commas. */
  readonly recipients: string;
  readonly kind: string;
}

/** Idempotent for a repeated request. Replies go to the provider's billing address. */
export async function emailDocument(
  app: FastifyInstance,
  document: BillingDocument,
  { online, ...sending }: Sending & Shown,
): Promise<{ recipients: string[] }> {
  const { providerId } = sending;
  const letter = await inTenant(app.services.database.app, providerId, (tx) =>
    letterOf(app, tx, document, { providerId, online }),
  );
  return emailPdf(app, (logo) => documentToPdf(document, logo), { ...sending, ...letter });
}

/** Prints it, outside any transaction; see `preparePdf`. */
export async function prepareDocument(
  app: FastifyInstance,
  document: BillingDocument,
  { online, ...sending }: Omit<Sending, 'once'> & Shown,
): Promise<Put> {
  const { providerId } = sending;
  const letter = await inTenant(app.services.database.app, providerId, (tx) =>
    letterOf(app, tx, document, { providerId, online }),
  );
  return preparePdf(app, (logo) => documentToPdf(document, logo), { ...sending, ...letter });
}

interface Shown {
  /** Its page on the portal; `origin`: where the request came from. */
  readonly online?: { readonly origin: string; readonly path: string } | undefined;
}

async function letterOf(
  app: FastifyInstance,
  tx: Transaction,
  document: BillingDocument,
  { providerId, online }: Shown & { readonly providerId: number },
): Promise<Letter> {
  const settings = online && (await app.settings.decidingWithin(tx, providerId));
  const link = online && settings && `${await portalOf(tx, settings, online.origin)}${online.path}`;
  const also = link === undefined ? '' : ` You can also see it online: ${link}`;
  return {
    subject: `${document.title} from ${document.issuer.name}`,
    body: documentText(document, `It is attached as a PDF.${also}`),
  };
}

interface Letter {
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** The same for a document that `draw` prints. */
export async function emailPdf(
  app: FastifyInstance,
  draw: Draw,
  { once, ...sending }: Sending & Letter,
): Promise<{ recipients: string[] }> {
  const { providerId } = sending;
  const put = await preparePdf(app, draw, sending);
  return inTenant(app.services.database.app, providerId, (tx) =>
    answerOnce(tx, once, providerId, async () => ({ recipients: await put(tx) })),
  );
}

/** Puts the email into the outbox, in the transaction of what it is about; returns the recipients. */
export type Put = (tx: Transaction) => Promise<string[]>;

/** Prints and stores the document, outside any transaction: that takes long, and connections of its own. */
export async function preparePdf(
  app: FastifyInstance,
  draw: Draw,
  sending: Omit<Sending, 'once'> & Letter,
): Promise<Put> {
  const attachment = await storeAttachment(app.services, await printed(app, draw, sending));
  return (tx) => putLetter(app, tx, sending, attachment);
}

type Attachment = Awaited<ReturnType<typeof storeAttachment>>;

async function putLetter(
  app: FastifyInstance,
  tx: Transaction,
  { providerId, kind, recipients: list, subject, body }: Omit<Sending, 'once'> & Letter,
  attachment: Attachment,
): Promise<string[]> {
  const recipients = emailsIn(list);
  const { billing_email_address: replies } = await app.settings.decidingWithin(tx, providerId);
  await putMail(tx, providerId, {
    ...{ kind, sender: 'provider', in_inbox: true, recipients, subject, body, reply_to: replies ?? null },
    ...attachment,
  });
  return recipients;
}
