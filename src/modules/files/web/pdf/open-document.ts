/** Opens a PDF: nothing in it is executed, and only our own fonts are fetched. */
import { GlobalWorkerOptions, type PDFDocumentProxy, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url';
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url';
import fixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url';
import fixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url';
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url';
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url';
import serifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url';
import serifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import sansBoldItalic from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url';
import sansItalic from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url';
import sans from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import workerUrl from './pdf-worker.ts?worker&url';

const addresses: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitFixed.pfb': fixed,
  'FoxitFixedBold.pfb': fixedBold,
  'FoxitFixedBoldItalic.pfb': fixedBoldItalic,
  'FoxitFixedItalic.pfb': fixedItalic,
  'FoxitSerif.pfb': serif,
  'FoxitSerifBold.pfb': serifBold,
  'FoxitSerifBoldItalic.pfb': serifBoldItalic,
  'FoxitSerifItalic.pfb': serifItalic,
  'FoxitSymbol.pfb': symbol,
  'LiberationSans-Bold.ttf': sansBold,
  'LiberationSans-BoldItalic.ttf': sansBoldItalic,
  'LiberationSans-Italic.ttf': sansItalic,
  'LiberationSans-Regular.ttf': sans,
};

/**
 * Fetches one of the standard PDF fonts, which documents refer to without embedding them, when a page first needs it; in the interface of
 * pdf.js.
 */
class StandardFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses[filename];
    if (address === undefined) throw new Error(`There is no font ${filename}.`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The font ${filename} couldn’t be loaded.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

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
