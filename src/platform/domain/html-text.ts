/** The text of sanitised HTML, for PDFs and the plain version of emails: items with bullets or numbers, links with their address. */

const paragraphs = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
  'pre',
  'hr',
]);
const cells = new Set(['td', 'th']);
const piece = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<[^>]*>|([^<]+)/gi;

interface List {
  /** The number of the next item; undefined for bullets. */
  next: number | undefined;
}

/** Builds the text; every method is called in the order of the HTML. */
class Lines {
  text = '';
  readonly #lists: List[] = [];
  readonly #links: { readonly address: string; readonly at: number }[] = [];

  words(html: string): void {
    const words = decoded(html.replace(/\s+/g, ' '));
    this.text += /(?:^|\s)$/.test(this.text) ? words.trimStart() : words;
  }

  open(name: string, attributes: string): void {
    if (name === 'br') this.#line();
    else if (name === 'li') this.#item();
    else if (name === 'a')
      this.#links.push({ address: decoded(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? ''), at: this.text.length });
    else if (paragraphs.has(name)) this.#paragraph();
    if (name === 'ul') this.#lists.push({ next: undefined });
    if (name === 'ol') this.#lists.push({ next: Number(/\bstart="(\d{1,6})"/i.exec(attributes)?.[1] ?? 1) });
  }

  close(name: string): void {
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'a') this.#address();
    else if (cells.has(name)) this.text += ' | ';
    else if (name === 'tr') this.text = `${this.text.replace(/ \| $/, '')}\n`;
    else if (paragraphs.has(name)) this.#paragraph();
  }

  #line(): void {
    this.text = `${this.text.trimEnd()}\n`;
  }

  /** A list within a list has no blank line around it. */
  #paragraph(): void {
    // The first paragraph of an item stays beside its bullet.
    if (this.text === '' || /(?:^|\n) *(?:-|\d+\.) $/.test(this.text)) return;
    this.text = `${this.text.trimEnd()}${this.#lists.length > 0 ? '\n' : '\n\n'}`;
  }

  #item(): void {
    const list = this.#lists.at(-1);
    if (this.text !== '' && !this.text.endsWith('\n')) this.#line();
    const mark = list?.next === undefined ? '-' : `${list.next++}.`;
    this.text += `${'  '.repeat(Math.max(0, this.#lists.length - 1))}${mark} `;
  }

  #address(): void {
    const link = this.#links.pop();
    if (!link || link.address === '') return;
    const label = this.text.slice(link.at).trim();
    if (label === link.address) return;
    this.text += label === '' ? link.address : `: ${link.address}`;
  }
}

/** Paragraphs are a blank line apart. */
export function htmlText(html: string): string {
  const lines = new Lines();
  for (const [, end, name, attributes = '', words] of html.matchAll(piece)) {
    if (words !== undefined) lines.words(words);
    else if (name !== undefined && end === '/') lines.close(name.toLowerCase());
    else if (name !== undefined) lines.open(name.toLowerCase(), attributes);
  }
  return lines.text
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|nbsp)|#(\d{1,7}));/g, (whole, name?: string, code?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    return Number(code) <= 0x10_ff_ff ? String.fromCodePoint(Number(code)) : whole;
  });
}
