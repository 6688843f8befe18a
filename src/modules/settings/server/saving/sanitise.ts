/** Takes out of a provider's HTML whatever could run or reach beyond its place, before it is validated or stored. */
import sanitizeHtml from 'sanitize-html';
import type { JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { shapeOf, shapesOf } from '#engine/schema/shape.ts';

/** No style attributes: the pages' own policy would refuse them. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'span', 'div', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** The value with every part clean that its schema calls HTML. */
export function sanitiseValue({ schema }: Setting, value: unknown): unknown {
  return holdsHtml(schema) ? clean(schema, value) : value;
}

function clean(schema: JsonSchema, value: unknown): unknown {
  if (typeof value === 'string') return schema.format === 'html' ? sanitizeHtml(value, allowed) : value;
  if (Array.isArray(value)) return schema.items ? value.map((item) => clean(schema.items ?? {}, item)) : value;
  const { properties } = shapeOf(schema, value) ?? schema;
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clean(properties[name] ?? {}, part)]));
}

const known = new WeakMap<JsonSchema, boolean>();

function holdsHtml(schema: JsonSchema): boolean {
  const answer = known.get(schema);
  if (answer !== undefined) return answer;
  const parts = [schema.items ?? [], Object.values(schema.properties ?? {}), shapesOf(schema)].flat();
  const found = schema.format === 'html' || parts.some(holdsHtml);
  known.set(schema, found);
  return found;
}
