/** The text of a provider's HTML, for PDFs and the plain version of emails: items with bullets or numbers, links with their address. */
import { compile } from 'html-to-text';

const apart = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const convert = compile({
  wordwrap: false,
  // Deeper ones are indented beyond any page.
  limits: { maxDepth: 50 },
  selectors: [
    ...headings.map((selector) => ({ selector, format: 'heading', options: { uppercase: false, ...apart } })),
    { selector: 'blockquote', format: 'block', options: apart },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    { selector: 'a', options: { linkBrackets: ['(', ')'] as [string, string], hideLinkHrefIfSameAsText: true } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['img', 'hr'].map((selector) => ({ selector, format: 'skip' })),
  ],
});

/** Paragraphs are a blank line apart. */
export function htmlText(html: string): string {
  return convert(html)
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
