/** Opens the bytes of a PDF: nothing in it is run, nothing is fetched for it but our own fonts. */
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from './pdf-worker.ts?worker&url';
import { StandardFonts } from './standard-fonts.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Beyond this many pages a browser runs out of memory before anybody has scrolled through them. */
const mostPages = 2000;
/** An image of more pixels than this is not drawn: a small file can claim a very large one. */
const mostPixels = 100_000_000;

/** Why a PDF isn't shown, in words for whoever opened it. */
export class UnreadablePdfError extends Error {
  override readonly name = 'UnreadablePdfError';
}

/** Throws `UnreadablePdfError` for what is encrypted, broken or too large. */
export async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    ...{ data: bytes, isEvalSupported: false, useWasm: false, useWorkerFetch: false, enableXfa: false },
    ...{ maxImageSize: mostPixels, useSystemFonts: false, StandardFontDataFactory: StandardFonts },
  });
  try {
    const document = await task.promise;
    if (document.numPages <= mostPages) return document;
    throw new UnreadablePdfError(
      `This document has ${document.numPages} pages, too many to show here. Download it to read it.`,
    );
  } catch (failure) {
    await task.destroy();
    throw failure instanceof UnreadablePdfError ? failure : new UnreadablePdfError(reason(failure));
  }
}

function reason(failure: unknown): string {
  const name = failure instanceof Error ? failure.name : '';
  if (name === 'PasswordException')
    return 'This document is protected by a password. Download it and open it with its password.';
  if (name === 'InvalidPDFException') return 'This file is damaged and can’t be shown. Ask for it again.';
  return 'This document can’t be shown. Download it to read it.';
}
