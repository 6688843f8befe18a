/** A quote on A4. */
import {
  printFooter,
  printLines,
  printPage,
  printRows,
  printSection,
} from '#modules/files/server/services/printed-page.ts';
import type { QuoteDocument } from '../../domain/quote-document.ts';

export interface QuoteLooks {
  /** PNG or JPEG. */
  readonly logo?: Buffer | undefined;
  /** The provider's disclaimer as HTML. */
  readonly footer: string;
}

export function quoteToPdf(quote: QuoteDocument, { logo, footer }: QuoteLooks): Promise<Buffer> {
  return printPage(quote.title, logo, (page) => {
    printLines(page, quote.provider);
    printSection(page, 'Shipment', quote.facts, 'left');
    printSection(page, 'Price', quote.amounts, 'right');
    page.moveDown(0.5);
    printRows(page, quote.totals, 'right', true);
    if (quote.payment.length > 0) printSection(page, 'How to pay', quote.payment, 'left');
    printFooter(page, footer);
  });
}
