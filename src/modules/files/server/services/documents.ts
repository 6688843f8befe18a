/** Printed documents: stored for a day, with the provider's logo. */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Services } from '#platform/server/http/services.ts';
import type { Session } from '#platform/server/http/session.ts';
import { safeFileName, uniqueName } from '../../domain/file-name.ts';
import { signedDownloadUrl } from './signed-url.ts';
import { readLogo } from './printed-logo.ts';
import { putFile, type StoredFile } from './stored-files.ts';

const attachmentMs = 14 * 86_400_000;

export interface Printed {
  readonly providerId: number;
  /** `label-K7P3WM`; the extension depends on the media type. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** The user it was printed for; null for a guest and for a job. */
  readonly userId: number | null;
}

/** Draws a document with the provider's logo, a PNG or JPEG. */
export type Draw = (logo: Buffer | undefined) => Promise<Buffer>;

export interface Printing {
  /** Null for a job without a user. */
  readonly session: Pick<Session, 'user' | 'actor'> | null;
  readonly providerId: number;
  /** File name: `INV000031`. */
  readonly name: string;
}

/** @param logoUrl the provider's setting */
export async function printPdf(
  services: Services,
  { session, providerId, name }: Printing,
  logoUrl: string | undefined,
  draw: Draw,
): Promise<Printed> {
  const bytes = await draw(await readLogo(services, providerId, logoUrl));
  return {
    providerId,
    name,
    mediaType: 'application/pdf',
    bytes,
    userId: (session?.actor ?? session?.user)?.id ?? null,
  };
}

/** A signed address of a document, valid for 15 minutes. */
export async function documentUrl(
  services: Services,
  request: FastifyRequest,
  printed: Printed,
): Promise<{ readonly url: string }> {
  const { id } = await storeDocument(services, printed);
  return { url: signedDownloadUrl(services, request, { provider_id: printed.providerId, ids: [id] }) };
}

/** Deleted after a day unless it is kept. */
export async function storeDocument(services: Services, printed: Printed): Promise<StoredFile> {
  return store(services, printed, {});
}

/** The same for a document that an email takes along: kept until the mail is delivered, or was given up and retried. */
export async function storeAttachment(
  services: Services,
  printed: Printed,
): Promise<{ readonly attachment_id: string; readonly attachment_name: string }> {
  const expiresAt = new Date(services.clock().getTime() + attachmentMs);
  const { id } = await store(services, printed, { expiresAt });
  return { attachment_id: id, attachment_name: safeFileName(printed.name, printed.mediaType) };
}

async function store(services: Services, printed: Printed, kept: { readonly expiresAt?: Date }): Promise<StoredFile> {
  const { providerId, mediaType, bytes, userId } = printed;
  const name = uniqueName(safeFileName(printed.name, mediaType), randomBytes(8).toString('hex'));
  const stored = await putFile(services, {
    providerId,
    folder: 'documents',
    name,
    mediaType,
    bytes,
    uploadedBy: userId,
    ...kept,
  });
  if (!stored) throw new Error('The random file name is already in use.');
  return stored;
}
