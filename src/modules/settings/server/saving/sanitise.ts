/** Sanitises what a provider sent, before it is validated or stored: its HTML, and required texts of spaces. */
import type { JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { shapeOf, shapesOf } from '#engine/schema/shape.ts';
import { cleanHtml } from '../services/clean-html.ts';

/** The value with every HTML part sanitised; empty for spaces where a text is required, which is then refused. */
export function sanitiseValue({ schema, secret }: Setting, value: unknown): unknown {
  if (!secret && typeof value === 'string' && Number(schema['minLength'] ?? 0) > 0 && value.trim() === '') return '';
  return holdsHtml(schema) ? clean(schema, value) : value;
}

function clean(schema: JsonSchema, value: unknown): unknown {
  if (typeof value === 'string') return schema.format === 'html' ? cleanHtml(value) : value;
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
