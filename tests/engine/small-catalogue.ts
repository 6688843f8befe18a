/** A catalogue of a dozen settings of every kind, compiled like the generator does, so that the engine is tested without the real one. */
import type { Caller } from '#engine/state/access.ts';
import type {
  Catalogue,
  ConditionMap,
  JsonSchema,
  Rule,
  Scope,
  Section,
  Setting,
  Validator,
  Validators,
} from '#engine/schema/catalogue.ts';
import type { Layer, StoredValues } from '#engine/state/resolve.ts';
import type { Base } from '#engine/state/state.ts';
import { schemaAjv } from '#engine/authoring/ajv-plugins.ts';

type Extra = Partial<Omit<Setting, 'key' | 'schema' | 'visible_when'>> & {
  when?: readonly Readonly<Record<string, JsonSchema>>[];
};

export const write = 'API_/providers/settings:POST';

const declared: Record<string, readonly [JsonSchema, Extra?]> = {
  company: [{ type: 'string', minLength: 1, maxLength: 40, title: 'Company name', default: 'Courier' }],
  website: [{ type: 'string', format: 'url', maxLength: 200, title: 'Website', examples: ['kestrel.test'] }],
  note: [{ type: 'string', maxLength: 400, title: 'Note' }],
  opens: [
    { type: 'string', format: 'time-of-day', title: 'Opens at', default: '08:00' },
    { scopes: ['platform', 'provider', 'branch', 'account', 'user'] },
  ],
  closes: [
    { type: 'string', format: 'time-of-day', title: 'Closes at', default: '17:00' },
    { scopes: ['provider', 'branch'] },
  ],
  validity: [{ type: 'integer', minimum: 1, maximum: 90, title: 'Validity', default: 30, 'x-unit': 'days' }],
  mode: [
    {
      type: 'string',
      title: 'Terms mode',
      default: 'checkbox',
      oneOf: [
        { const: 'checkbox', title: 'Tick boxes' },
        { const: 'window', title: 'Window' },
      ],
    },
  ],
  window_text: [
    { type: 'string', format: 'html', maxLength: 2000, title: 'Terms in the window', default: '' },
    { when: [{ mode: { const: 'window' } }], when_hidden: 'reset' },
  ],
  window_height: [
    { type: 'integer', minimum: 100, maximum: 900, title: 'Height of the window', default: 400, 'x-unit': 'px' },
    { when: [{ window_text: { type: 'string', minLength: 1 } }], when_hidden: 'reset' },
  ],
  payments: [{ type: 'boolean', title: 'Card payments', default: false }],
  passphrase: [
    { type: 'string', minLength: 8, maxLength: 64, title: 'Passphrase', 'x-secret': true },
    { secret: true, exposure: 'server', when: [{ payments: { const: true } }] },
  ],
  statuses: [
    {
      type: 'array',
      title: 'Hidden statuses',
      default: ['quote'],
      maxItems: 10,
      uniqueItems: true,
      items: {
        type: 'string',
        oneOf: ['quote', 'collected', 'at-hub', 'delivered'].map((id) => ({
          const: id,
          title: id,
          'x-colour': 'blue',
        })),
      },
    },
    { merge: 'set' },
  ],
  terms: [
    {
      type: 'array',
      title: 'Terms',
      default: [],
      maxItems: 10,
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, text: { type: 'string', minLength: 1, maxLength: 100, title: 'Text' } },
        required: ['id', 'text'],
        additionalProperties: false,
      },
    },
    { merge: 'by-id' },
  ],
  platform_switch: [
    { type: 'boolean', title: 'Platform switch', default: false },
    {
      permission: { read: [], write: [write, 'API_/platform:POST'] },
      when: [{ 'user.is_platform_admin': { const: true } }, { environment: { const: 'dev' } }],
    },
  ],
  internal: [{ type: 'string', title: 'Internal', maxLength: 20 }, { exposure: 'server' }],
  colour: [
    {
      type: 'string',
      format: 'colour',
      title: 'Main colour',
      default: '#0f5f73',
      'x-message': 'Enter a colour, for example #0f5c6e',
    },
    { exposure: 'public' },
  ],
};

const rules: readonly (Rule & { schema: JsonSchema })[] = [
  {
    id: 'hours_order',
    setting: 'closes',
    reads: ['opens', 'closes'],
    message: 'It must close later than it opens.',
    test: 'hours_order',
    schema: {
      type: 'object',
      properties: {
        opens: { type: 'string' },
        closes: { type: 'string', format: 'time-of-day', formatExclusiveMinimum: { $data: '1/opens' } },
      },
    },
  },
  {
    id: 'tall_enough',
    setting: 'window_height',
    reads: ['validity'],
    message: 'A long validity needs a tall window.',
    test: 'tall_enough',
    schema: {
      type: 'object',
      not: {
        type: 'object',
        properties: { validity: { minimum: 60 }, window_height: { maximum: 400 } },
        required: ['validity', 'window_height'],
      },
    },
  },
];

const ajv = schemaAjv({ strict: false });

const compiled = new WeakMap<JsonSchema, Validator>();

/** Compiles any schema like the generator does, each only once, because compiling takes longer than most requests. */
export function compile(schema: JsonSchema): Validator {
  const known = compiled.get(schema);
  if (known) return known;
  const validator: Validator = ajv.compile({ ...schema });
  compiled.set(schema, validator);
  return validator;
}

function settingOf(key: string, schema: JsonSchema, { when, ...extra }: Extra): Setting {
  const visible_when = (when ?? []).map((map): ConditionMap =>
    Object.fromEntries(
      Object.entries(map).map(([name, condition]) => [name, { schema: condition, test: JSON.stringify(condition) }]),
    ),
  );
  return {
    key,
    tab: 'general',
    section: 'all',
    schema,
    widget: 'text',
    cell: 'text',
    exposure: 'staff',
    scopes: ['provider'],
    secret: false,
    permission: { read: [], write: [write] },
    visible_when,
    when_hidden: 'keep',
    merge: 'replace',
    status: 'released',
    since: '1.0',
    aliases: [],
    ...extra,
  };
}

const settings = Object.fromEntries(
  Object.entries(declared).map(([key, [schema, extra]]) => [key, settingOf(key, schema, extra ?? {})]),
);
const section: Section = {
  id: 'all',
  tab: 'general',
  title: 'Everything',
  description: 'All settings.',
  keys: Object.keys(settings),
  rules,
  visible_when: [],
  permission: { read: [], write: [write] },
};

export const catalogue: Catalogue = {
  version: '1.0',
  hash: 'small',
  tabs: [
    {
      id: 'general',
      title: 'General',
      description: 'All.',
      icon: 'settings',
      permission: { read: [], write: [] },
      sections: ['all'],
    },
  ],
  sections: { 'general/all': section },
  settings,
  facts: {
    'user.is_platform_admin': { type: 'boolean', title: 'User is a platform administrator' },
    environment: { type: 'string', title: 'Environment' },
  },
};

/** The schemas of the catalogue's rules, by id. */
export const ruleSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  rules.map(({ id, schema }) => [id, schema]),
);

const conditions = Object.values(settings).flatMap(({ visible_when }) =>
  visible_when.flatMap((map) => Object.values(map)),
);

export const validators: Validators = {
  settings: Object.fromEntries(Object.values(settings).map(({ key, schema }) => [key, compile(schema)])),
  conditions: Object.fromEntries(conditions.map(({ test, schema }) => [test, compile(schema)])),
  rules: Object.fromEntries(rules.map(({ test, schema }) => [test, compile(schema)])),
};

export function setting(key: string): Setting {
  const found = settings[key];
  if (!found) throw new Error(`no setting ${key}`);
  return found;
}

export function layer(scope: Scope, values: Readonly<Record<string, unknown>>): Layer {
  return { scope, values: stored(values) };
}

export function stored(values: Readonly<Record<string, unknown>>): StoredValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, by: 'Ann', at: '2026-03-09T10:00:00+02:00' }]),
  );
}

/** The stored values of the provider, as the provider sees them. */
export function base(
  values: Readonly<Record<string, unknown>> = {},
  facts: Readonly<Record<string, unknown>> = {},
): Base {
  return {
    catalogue,
    layers: [layer('provider', values)],
    here: 'provider',
    facts: { environment: 'prod', 'user.is_platform_admin': false, ...facts },
  };
}

export const staff: Caller = { audience: 'staff', can: (permission) => permission === write };
export const platform: Caller = { audience: 'staff', can: () => true };
export const support: Caller = { audience: 'staff', can: () => false };
export const customer: Caller = { audience: 'customer', can: () => true };
