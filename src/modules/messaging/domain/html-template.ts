/** Template tags in HTML: inside a tag only whole values of harmless attributes are allowed, and links are sanitised. */
import { linkFilter } from './language.ts';

export interface TagInHtml {
  readonly start: number;
  readonly end: number;
  /** The error; undefined where the tag is allowed. */
  readonly fault?: string;
  /** A link whose address comes from a value and must be checked. */
  readonly isLink: boolean;
}

const textEntities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Inside {{ }} and {% %}, entities written by HTML editors are decoded. */
export function decodeTags(source: string): string {
  return source.replace(/\{\{[^]*?\}\}|\{%[^]*?%\}/g, (tag) =>
    tag.replace(/&(?:lt|gt|amp|quot|#39|nbsp);/g, (entity) => textEntities[entity] ?? entity),
  );
}

/** Adds a filter to every link that begins with a value, so that no value becomes a script. */
export function guardLinks(source: string): string {
  let guarded = '';
  let from = 0;
  for (const tag of tagsInMarkup(source)) {
    if (!tag.isLink) continue;
    guarded += `${source.slice(from, tag.end - 2).trimEnd()} | ${linkFilter} `;
    from = tag.end - 2;
  }
  return guarded + source.slice(from);
}

const outsideText =
  'Inside an HTML tag only whole addresses, titles and alternative texts may be filled in, such as <a href="{{ shipment.tracking_url }}">.';
const fixedScheme = /^(?:https?:\/\/|mailto:|tel:)/i;
const attribute = /(?:^|\s)([a-z-]+)\s*=\s*$/i;

/** Every template tag inside an HTML tag. Linear in the length of the text. */
export function tagsInMarkup(source: string): readonly TagInHtml[] {
  const found: TagInHtml[] = [];
  let tagStart = -1;
  let quoteStart = -1;
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (letter === '{' && (source[at + 1] === '{' || source[at + 1] === '%')) {
      const close = source.indexOf(source[at + 1] === '{' ? '}}' : '%}', at + 2);
      if (close < 0) break;
      if (tagStart >= 0) found.push(inMarkup(source, { tagStart, quoteStart, start: at, end: close + 2 }));
      at = close + 1;
    } else if (tagStart < 0) {
      if (letter === '<' && /[a-z/!?]/i.test(source[at + 1] ?? '')) tagStart = at;
    } else if (quoteStart >= 0) {
      if (letter === source[quoteStart]) quoteStart = -1;
    } else if (letter === '"' || letter === "'") quoteStart = at;
    else if (letter === '>') tagStart = -1;
  }
  return found;
}

interface Place {
  readonly tagStart: number;
  readonly quoteStart: number;
  readonly start: number;
  readonly end: number;
}

function inMarkup(source: string, { tagStart, quoteStart, start, end }: Place): TagInHtml {
  const refused = { start, end, fault: outsideText, isLink: false };
  if (quoteStart < 0 || source[start + 1] !== '{') return refused;
  const name = attribute.exec(source.slice(tagStart, quoteStart))?.[1]?.toLowerCase();
  if (name === 'title' || name === 'alt') return { start, end, isLink: false };
  if (name !== 'href' && name !== 'src') return refused;
  if (fixedScheme.test(source.slice(quoteStart + 1, start))) return { start, end, isLink: false };
  return quoteStart + 1 === start ? { start, end, isLink: true } : refused;
}
