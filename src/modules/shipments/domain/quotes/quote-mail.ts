/** A quote as an email: the content of the printed one as plain text. */
import type { QuoteDocument } from './quote-document.ts';

export interface QuoteMailOptions {
  /** Name of the provider. */
  readonly provider: string;
  /** Link for users with a login to book it. */
  readonly link: string;
  /** The provider's own text; empty without one. */
  readonly disclaimer: string;
}

export function quoteMail(
  { title, facts, amounts, totals, payment }: QuoteDocument,
  { provider, link, disclaimer }: QuoteMailOptions,
): { readonly subject: string; readonly body: string } {
  const linesOf = (list: QuoteDocument['facts']): readonly string[] =>
    list.map(([label, value]) => `${label}: ${value}`);
  const parts = [
    [title],
    linesOf(facts),
    linesOf([...amounts, ...totals]),
    payment.length > 0 ? ['How to pay', ...linesOf(payment)] : [],
    ['The quote is attached as a PDF.', `Log in to book it: ${link}`],
    disclaimer === '' ? [] : [disclaimer],
  ];
  const body = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return { subject: provider === '' ? title : `${title} from ${provider}`, body: `${body}\n` };
}
