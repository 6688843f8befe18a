/** The compatibility gate on invalid catalogues: every narrowing of a released setting is found, loosening is allowed. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import type { JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { compareCatalogues, releasedOf } from '#engine/compatibility/compare-catalogues.ts';
import { narrowings } from '#engine/compatibility/compare-schemas.ts';
import type { Declared } from '#engine/compatibility/compare-rules.ts';
import { catalogue, ruleSchemas, setting } from '../small-catalogue.ts';

const declared: Declared = { catalogue, rules: ruleSchemas };
const released = releasedOf(declared);

/** The small catalogue with some settings changed, added or (undefined) removed. */
function changed(changes: Readonly<Record<string, Partial<Setting> | undefined>>): Declared {
  const settings: Record<string, Setting> = { ...catalogue.settings };
  for (const [key, change] of Object.entries(changes)) {
    const before = settings[key] ?? setting('company');
    if (change) settings[key] = { ...before, key, ...change };
    else delete settings[key];
  }
  return { ...declared, catalogue: { ...catalogue, settings } };
}

/** Only the names of rules are available for the real catalogue, which is enough to compare it with itself. */
const real: Declared = { catalogue: generated, rules: {} };

const schemaOf = (key: string, change: JsonSchema) => ({ [key]: { schema: { ...setting(key).schema, ...change } } });
const codes = (now: Declared) => compareCatalogues(released, now).map(({ key, code }) => `${key} ${code}`);

describe('a released setting', () => {
  it('is compatible with itself, in the real catalogue and the small one', () => {
    expect(compareCatalogues(releasedOf(real), real)).toEqual([]);
    expect(codes(declared)).toEqual([]);
  });

  it('survives being written to a file', () => {
    const file = JSON.parse(JSON.stringify(releasedOf(real))) as typeof released;
    expect(compareCatalogues(file, real)).toEqual([]);
  });

  it('may not be removed, and the message gives advice', () => {
    const [finding] = compareCatalogues(released, changed({ note: undefined }));
    expect(finding).toMatchObject({ key: 'note', code: 'removed' });
    expect(finding?.message).toContain('"x-status": "deprecated"');
  });

  it('may be renamed only with an alias, which is suggested for a similar new setting', () => {
    const renamed = { note: undefined, remark: { schema: setting('note').schema } };
    const [finding] = compareCatalogues(released, changed(renamed));
    expect(finding?.message).toContain('If remark is its new name, add "x-aliases": ["note"] to it.');
    expect(codes(changed({ ...renamed, remark: { ...renamed.remark, aliases: ['note'] } }))).toEqual([]);
  });

  it('is compared with the setting that replaced it', () => {
    const heir = { schema: { ...setting('note').schema, maxLength: 10 }, aliases: ['note'] };
    expect(codes(changed({ note: undefined, remark: heir }))).toEqual(['note narrowed']);
  });

  it('keeps its former names', () => {
    const before = releasedOf(changed({ note: { aliases: ['remark'] } }));
    expect(compareCatalogues(before, declared).map(({ code }) => code)).toEqual(['alias_removed']);
  });

  it.each<[string, string, Partial<Setting>]>([
    ['a draft again', 'note back_to_draft', { status: 'draft' }],
    ['secret', 'note secret_changed', { secret: true }],
    ['seen by more', 'note exposure_changed', { exposure: 'public' }],
    ['seen by fewer', 'note exposure_changed', { exposure: 'server' }],
    ['set elsewhere', 'note scope_changed', { scopes: ['account'] }],
    ['written by fewer', 'note permission_changed', { permission: { read: [], write: ['a', 'b'] } }],
    ['written by anybody', 'note permission_changed', { permission: { read: [], write: [] } }],
    [
      'read by fewer',
      'note permission_changed',
      { permission: { read: ['a'], write: setting('note').permission.write } },
    ],
  ])('may not become %s', (_, finding, change) => {
    expect(codes(changed({ note: change }))).toEqual([finding]);
  });

  it('a secret may not become plain, which would expose it', () => {
    expect(codes(changed({ passphrase: { secret: false, exposure: 'staff' } }))).toEqual([
      'passphrase secret_changed',
      'passphrase exposure_changed',
    ]);
  });

  it.each<[string, string, JsonSchema]>([
    ['type', 'validity', { type: 'string' }],
    ['unit', 'validity', { 'x-unit': 'hours' }],
    ['minimum', 'validity', { minimum: 2 }],
    ['maximum', 'validity', { maximum: 89 }],
    ['step', 'validity', { multipleOf: 5 }],
    ['minLength', 'note', { minLength: 1 }],
    ['maxLength', 'company', { maxLength: 39 }],
    ['pattern', 'company', { pattern: '^[A-Z]' }],
    ['format', 'company', { format: 'email' }],
    ['a new choice list', 'company', { oneOf: [{ const: 'a', title: 'A' }] }],
    ['a choice less', 'mode', { oneOf: [{ const: 'window', title: 'Window' }] }],
    ['maxItems', 'statuses', { maxItems: 9 }],
    ['members that must differ', 'terms', { 'x-unique': ['text'] }],
    ['a keyword it cannot weigh', 'statuses', { contains: { const: 'quote' } }],
    ['a member of a list', 'statuses', { items: { type: 'string', enum: ['quote', 'collected', 'at-hub'] } }],
  ])('may not be narrowed by %s', (_, key, change) => {
    const found = compareCatalogues(released, changed(schemaOf(key, change)));
    expect(found).toHaveLength(1);
    expect(found[0]?.key).toBe(key);
    expect(found[0]?.message).toContain('value migration');
  });

  it.each<[string, string, JsonSchema]>([
    ['wider numbers', 'validity', { minimum: 0, maximum: 900 }],
    ['fractions', 'validity', { type: 'number' }],
    ['longer texts', 'company', { maxLength: 400, minLength: 0 }],
    [
      'other words',
      'company',
      { title: 'Name of the company', description: 'Anything.', default: 'C', 'x-widget': 'textarea' },
    ],
    ['a choice more', 'mode', { oneOf: [...(setting('mode').schema.oneOf ?? []), { const: 'none', title: 'None' }] }],
    ['choices as a plain list', 'mode', { enum: ['checkbox', 'window', 'none'] }],
    ['repeated members', 'statuses', { uniqueItems: false, maxItems: 90 }],
  ])('may be loosened by %s', (_, key, change) => {
    expect(codes(changed(schemaOf(key, change)))).toEqual([]);
  });

  it('may be deprecated, and a draft may change freely', () => {
    expect(codes(changed({ note: { status: 'deprecated', replaced_by: 'company' } }))).toEqual([]);
    const before = releasedOf(changed({ note: { status: 'draft' } }));
    expect(compareCatalogues(before, changed({ note: undefined }))).toEqual([]);
  });
});

describe('a rule across settings', () => {
  const hours = ruleSchemas['hours_order'] ?? {};
  const limit = { formatExclusiveMinimum: { $data: '1/opens' } };
  const [first] = Object.values(catalogue.sections);

  /** The small catalogue with a rule that reads `reads` and is as strict as `schema`. */
  function withRule(id: string, reads: readonly string[], schema: JsonSchema | undefined): Declared {
    const otherRules = (first?.rules ?? []).filter((rule) => rule.id !== id);
    const rule = { id, setting: 'closes', reads, message: 'It does not fit.', test: id };
    const rules = schema ? [...otherRules, rule] : otherRules;
    return {
      catalogue: { ...catalogue, sections: { 'general/all': { ...first!, rules } } },
      rules: schema ? { ...ruleSchemas, [id]: schema } : ruleSchemas,
    };
  }

  const found = (now: Declared) => compareCatalogues(released, now).map(({ rule, code }) => `${rule} ${code}`);
  const hoursNow = (closes: JsonSchema, more: JsonSchema = {}) =>
    withRule('hours_order', ['opens', 'closes'], { ...hours, properties: { ...hours.properties, closes }, ...more });

  it('may be loosened or removed', () => {
    expect(found(withRule('hours_order', [], undefined))).toEqual([]);
    expect(found(hoursNow({ type: 'string', ...limit }))).toEqual([]);
    expect(found(hoursNow({ type: 'string' }))).toEqual([]);
  });

  it('may not be added over settings in use, and the message gives advice', () => {
    const now = withRule('note_needed', ['note', 'company'], { type: 'object', required: ['note'] });
    const [finding] = compareCatalogues(released, now);
    expect(finding).toMatchObject({ key: 'closes', rule: 'note_needed', code: 'rule_added' });
    expect(finding?.message).toContain('values of note and company that were fine together may be refused');
    expect(finding?.message).toContain('npm run release -- --breaking');
  });

  it('may be added together with its settings', () => {
    const { rules, catalogue: both } = withRule('fresh', ['remark'], { type: 'object', required: ['remark'] });
    const remark = { ...setting('note'), key: 'remark' };
    expect(found({ rules, catalogue: { ...both, settings: { ...both.settings, remark } } })).toEqual([]);
  });

  it.each<[string, Declared]>([
    ['a stricter limit', hoursNow({ type: 'string', format: 'time-of-day', formatMinimum: '09:00', ...limit })],
    ['another kind of limit', hoursNow({ type: 'string', formatExclusiveMinimum: { $data: '1/closes' } })],
    ['a setting that must be set', hoursNow({ type: 'string', ...limit }, { required: ['closes'] })],
    [
      'one more setting that it limits',
      withRule('hours_order', ['opens', 'closes', 'note'], {
        ...hours,
        properties: { ...hours.properties, note: { type: 'string', maxLength: 5 } },
      }),
    ],
    ['what it looks at', withRule('hours_order', ['opens', 'closes', 'note'], hours)],
  ])('may not be narrowed by %s', (_, now) => {
    expect(found(now)).toEqual(['hours_order rule_changed']);
  });

  it('is not compared with a release without rules', () => {
    const { rules: _, ...older } = released;
    expect(compareCatalogues(older, withRule('note_needed', ['note'], { required: ['note'] }))).toEqual([]);
  });
});

describe('a schema', () => {
  const member = {
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    additionalProperties: false,
  };
  const list: JsonSchema = { type: 'array', items: member };

  it('reports the path inside a value where it is narrower', () => {
    const now = { ...list, items: { ...member, properties: { id: { type: 'string', maxLength: 5 } } } };
    expect(narrowings(list, now)).toEqual([
      { path: '*.id', code: 'narrowed', message: 'maxLength goes from none to 5' },
    ]);
  });

  it('may neither require nor lose a member, but get one', () => {
    const more = { ...member, properties: { ...member.properties, name: { type: 'string' } } };
    expect(narrowings(member, more)).toEqual([]);
    expect(narrowings(more, { ...more, required: ['id', 'name'] })).toHaveLength(1);
    expect(narrowings(more, member)).toMatchObject([{ message: 'the member name is gone' }]);
    expect(narrowings({ type: 'object' }, { type: 'object', additionalProperties: false })).toHaveLength(1);
  });

  it('keeps the shapes of a choice, each as wide as it was', () => {
    const shape = (kind: string, maxLength: number): JsonSchema => ({
      type: 'object',
      properties: { kind: { const: kind }, text: { type: 'string', maxLength } },
      additionalProperties: false,
    });
    const union = (...oneOf: JsonSchema[]): JsonSchema => ({
      type: 'object',
      discriminator: { propertyName: 'kind' },
      oneOf,
    });
    const both = union(shape('a', 5), shape('b', 5));
    expect(narrowings(both, union(shape('c', 1), shape('b', 9), shape('a', 5)))).toEqual([]);
    expect(narrowings(both, union(shape('a', 4), shape('b', 5)))).toMatchObject([{ path: 'a.text' }]);
    expect(narrowings(both, union(shape('a', 5)))).toMatchObject([{ message: 'the shape b is gone' }]);
    expect(narrowings(shape('a', 5), both)).not.toEqual([]);
    expect(narrowings(both, shape('a', 5))).not.toEqual([]);
  });

  it.each([
    ['email', 'email-list', true],
    ['https-url', 'url', true],
    ['url', 'https-url', false],
    ['email-list', 'email', false],
  ])('format %s → %s: loosening is %s', (was, now, fine) => {
    expect(narrowings({ type: 'string', format: was }, { type: 'string', format: now }).length === 0).toBe(fine);
  });
});
