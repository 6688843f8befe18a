/** The kinds of a new setting in everyday words, and the schema of each. */
import { schemaAjv } from '#engine/authoring/ajv-plugins.ts';

export interface Kind {
  /** Its name in the list of kinds. */
  title: string;
  schema: Readonly<Record<string, unknown>>;
}

export const kinds: Readonly<Record<string, Kind>> = {
  text: { title: 'one line of text', schema: { type: 'string', maxLength: 120, examples: ['Ask for Thandi'] } },
  paragraph: {
    title: 'several lines of text',
    schema: { type: 'string', maxLength: 2000, examples: ['Dear customer'] },
  },
  html: {
    title: 'formatted text',
    schema: { type: 'string', format: 'html', maxLength: 10000, examples: ['<p>Hello</p>'] },
  },
  yesno: { title: 'a switch', schema: { type: 'boolean', default: false, examples: [true] } },
  integer: {
    title: 'a whole number',
    schema: { type: 'integer', minimum: 0, maximum: 100, default: 0, examples: [5] },
  },
  number: { title: 'a number', schema: { type: 'number', minimum: 0, maximum: 1000, default: 0, examples: [2.5] } },
  list: {
    title: 'a list of texts',
    schema: {
      type: 'array',
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 120 },
      default: [],
      examples: [['Fragile']],
    },
  },
  email: {
    title: 'an email address',
    schema: { type: 'string', format: 'email', maxLength: 254, examples: ['ops@example.com'] },
  },
  phone: {
    title: 'a phone number',
    schema: { type: 'string', format: 'phone-za', maxLength: 20, examples: ['+27215550123'] },
  },
  url: {
    title: 'a web address',
    schema: { type: 'string', format: 'https-url', maxLength: 500, examples: ['https://example.com'] },
  },
  colour: {
    title: 'a colour',
    schema: { type: 'string', format: 'colour', maxLength: 9, default: '#2563eb', examples: ['#0f766e'] },
  },
  time: {
    title: 'a time of day',
    schema: { type: 'string', format: 'time-of-day', maxLength: 5, default: '08:00', examples: ['09:30'] },
  },
  date: { title: 'a date', schema: { type: 'string', format: 'date', maxLength: 10, examples: ['2026-09-24'] } },
  secret: {
    title: 'a password or key',
    schema: { type: 'string', maxLength: 200, examples: ['jt7NOE43FZPn'], 'x-secret': true, 'x-exposure': 'server' },
  },
};

/** The schema of `colour`, `list` …, or of `choice:morning,afternoon`. Throws with the list of kinds. */
export function schemaOfKind(kind: string): Readonly<Record<string, unknown>> {
  const [name = '', choices] = kind.split(':');
  if (name === 'choice') return schemaOfChoices(choices ?? '');
  const known = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!known)
    throw new Error(`No kind is called "${name}". There are: ${[...Object.keys(kinds), 'choice:a,b,c'].join(', ')}.`);
  return known.schema;
}

function schemaOfChoices(list: string): Readonly<Record<string, unknown>> {
  const titles = list.split(',').map((title) => title.trim());
  const values = titles.map((title) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'));
  if (titles.length < 2 || titles.includes(''))
    throw new Error('Name at least two choices, for example choice:morning,afternoon.');
  return {
    type: 'string',
    oneOf: titles.map((title, index) => ({
      const: values[index],
      title: title.charAt(0).toUpperCase() + title.slice(1),
    })),
    default: values[0],
    examples: [values[1]],
  };
}

/** The suggested default of a kind, as typed. */
export function defaultText(kind: string): string {
  const { default: fallback } = schemaOfKind(kind);
  if (typeof fallback === 'boolean') return fallback ? 'yes' : 'no';
  if (Array.isArray(fallback)) return fallback.join(', ');
  return typeof fallback === 'string' || typeof fallback === 'number' ? String(fallback) : '';
}

/** A typed default as a value; undefined for an empty one. Throws when it is invalid for the kind. */
export function defaultOf(kind: string, text: string): unknown {
  if (text === '') return undefined;
  const schema = schemaOfKind(kind);
  if (schema['x-secret'] === true) throw new Error('A secret has no default.');
  const value = valueOf(schema, text);
  const ajv = schemaAjv({ strict: false });
  if (!ajv.validate(schema, value)) throw new Error(`"${text}" will not do: it ${reason(ajv.errorsText(ajv.errors))}.`);
  return value;
}

function reason(text: string): string {
  return text.replaceAll(/\bdata(?:\/\d+)? /g, '');
}

function valueOf({ type, oneOf }: Readonly<Record<string, unknown>>, text: string): unknown {
  if (type === 'boolean') return { yes: true, on: true, true: true, no: false, off: false, false: false }[text] ?? text;
  if (type === 'integer' || type === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (type === 'array') return text.split(',').map((item) => item.trim());
  const choices = (oneOf ?? []) as readonly { readonly const: string; readonly title: string }[];
  return choices.find(({ title }) => title.toLowerCase() === text.toLowerCase())?.const ?? text;
}
