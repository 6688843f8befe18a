/** Opens a PDF: nothing in it is executed, and only our own fonts are fetched. */
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from './pdf-worker.ts?worker&url';
import { StandardFonts } from './standard-fonts.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** With more pages a browser runs out of memory. */
const mostPages = 2000;
/** Larger images, in pixels, are not drawn: a small file can declare a very large one. */
const mostPixels = 100_000_000;

/** Why a PDF can't be shown, as text for the user. */
export class UnreadablePdfError extends Error {
  override readonly name = 'UnreadablePdfError';
}

/** Throws `UnreadablePdfError` for an encrypted, broken or too large file. */
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
