/** The schema workbench's calls: restricted to the platform, usage without secrets, and every gate result for an edited section. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ValidateSchemaSectionAnswer200, ReadSchemaSectionsAnswer200, SettingUsage } from '#generated/types.ts';
import { sql } from 'kysely';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp, type Caller } from '../../app.ts';

const site = await testApp();
const platform = await signIn(site, 'platform@kestrel.test');
const kestrel = await signIn(site, 'staff@kestrel.test');
const protea = await signIn(site, 'staff@protea.test');

const file = 'schemas/settings/general/office-hours.json';
const officeHours = readFileSync(join(process.cwd(), file), 'utf8');

type Section = {
  properties: Record<string, Record<string, unknown>>;
  [keyword: string]: unknown;
};

/** The section's file with a change applied. */
function edited(change: (section: Section) => void, text = officeHours): string {
  const section = JSON.parse(text) as Section;
  change(section);
  return JSON.stringify(section, null, 2);
}

async function validate(text: string, values?: object): Promise<ValidateSchemaSectionAnswer200> {
  const body = { tab: 'general', section: 'office_hours', text, ...(values ? { values } : {}) };
  const answer = await platform.post('/api/schemas/validations', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ValidateSchemaSectionAnswer200>();
}

async function save(caller: Caller, settings: object): Promise<void> {
  const { revision } = (await caller.get('/api/providers/settings')).json<{ revision: number }>();
  await caller.confirm();
  const answer = await caller.post('/api/providers/settings', { base_revision: revision, settings });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function usageOf(key: string): Promise<SettingUsage | undefined> {
  const { tabs } = (await platform.get('/api/schemas/sections')).json<ReadSchemaSectionsAnswer200>();
  return tabs.flatMap(({ sections }) => sections.flatMap(({ settings }) => settings)).find((one) => one.key === key);
}

const verdicts = ({ gates }: ValidateSchemaSectionAnswer200) =>
  Object.fromEntries(gates.map(({ gate, verdict }) => [gate, verdict]));

test.each(['staff@kestrel.test', 'owner@acme.test'])('%s is rejected by all three calls', async (email) => {
  const caller = await signIn(site, email);
  const body = { tab: 'general', section: 'office_hours', text: '{}' };
  const answers = [
    await caller.get('/api/schemas/sections'),
    await caller.get('/api/schemas/section?tab=general&section=office_hours'),
    await caller.post('/api/schemas/validations', body),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

test('users with a provider role do not see other providers, regardless of permissions', async () => {
  await asOwner(site.database.owner, (tx) => sql`update roles set permissions = array['*'] where id = 2`.execute(tx));
  const caller = await signIn(site, 'staff@kestrel.test');
  expect((await caller.get('/api/schemas/sections')).statusCode).toBe(403);
});

test('usage counts providers and values, without values of secrets', async () => {
  await save(kestrel, {
    work_hours_from: '07:30',
    email_transport: 'smtp',
    email_smtp_host: 'mail.kestrel.test',
    email_smtp_password: 'hushed-7781',
  });
  await save(protea, { work_hours_from: '07:30' });
  const { providers } = (await platform.get('/api/schemas/sections')).json<ReadSchemaSectionsAnswer200>();
  expect(providers).toBe(2);
  expect(await usageOf('work_hours_from')).toMatchObject({
    set_by: 2,
    places: 2,
    values: [{ text: '07:30', places: 2, is_default: false }],
    other_values: 0,
    invalid: [],
  });
  const secret = await usageOf('email_smtp_password');
  expect(secret).toMatchObject({ secret: true, values: [], other_values: 0, invalid: [] });
  expect(secret?.set_by).toBeGreaterThanOrEqual(1);
  expect((await platform.get('/api/schemas/sections')).body).not.toContain('hushed-7781');
});

test('lists the providers whose stored values are invalid', async () => {
  await asOwner(site.database.owner, (tx) =>
    sql`update setting_values set value = '"late"' where key = 'work_hours_from' and provider_id =
      (select provider_id from provider_origins where origin like 'protea%' limit 1)`.execute(tx),
  );
  const usage = await usageOf('work_hours_from');
  expect(usage?.invalid).toHaveLength(1);
  expect(usage?.invalid[0]).toMatch(/Protea/);
  await save(protea, { work_hours_from: '06:30' });
});

test('a section is returned with its vocabulary; a new section starts from a template', async () => {
  const read = async (section: string, tab = 'general') =>
    platform.get(`/api/schemas/section?tab=${tab}&section=${section}`);
  const here = (await read('office_hours')).json<{ path: string; text: string; vocabulary: { path: string }[] }>();
  expect(here).toMatchObject({ path: file, is_new: false, text: officeHours });
  expect(here.vocabulary.map(({ path }) => path)).toContain('schemas/vocabulary/section.json');
  const fresh = (await read('lunch_breaks')).json<{ path: string; text: string }>();
  expect(fresh).toMatchObject({ path: 'schemas/settings/general/lunch-breaks.json', is_new: true });
  const body = { tab: 'general', section: 'lunch_breaks', text: fresh.text };
  const validated = (await platform.post('/api/schemas/validations', body)).json<ValidateSchemaSectionAnswer200>();
  expect(validated.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const itself = (await read('tab')).json<{ path: string; text: string }>();
  expect(itself).toMatchObject({ path: 'schemas/settings/general/tab.json', is_new: false });
  const asTab = { tab: 'general', section: 'tab', text: itself.text.replace('"General"', '"The basics"') };
  const verdict = (await platform.post('/api/schemas/validations', asTab)).json<ValidateSchemaSectionAnswer200>();
  expect(verdict.findings).toEqual([]);
  expect((await read('office_hours', 'nowhere')).statusCode).toBe(404);
  expect((await read('..%2Fenums')).statusCode).toBe(400);
});

test('the unchanged file passes every gate and returns the compiled section', async () => {
  const validated = await validate(officeHours);
  expect(validated.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(verdicts(validated)).toMatchObject({
    syntax: 'passed',
    vocabulary: 'passed',
    invariants: 'passed',
    compat: 'passed',
  });
  expect(validated.assembled?.section).toMatchObject({ id: 'office_hours', tab: 'general' });
  expect(Object.keys(validated.assembled?.settings ?? {})).toContain('work_hours_from');
  expect(validated.assembled?.docs).toContain('`work_hours_from`');
});

test.each([
  ['half a file', officeHours.slice(0, 200), 'syntax'],
  ['nothing', '', 'syntax'],
  ['a list', '[]', 'syntax'],
  [
    'an unknown keyword',
    edited(({ properties }) => Object.assign(properties['work_hours_from'] ?? {}, { widgit: 1 })),
    'vocabulary',
  ],
  ['properties that are a number', edited((section) => Object.assign(section, { properties: 7 })), 'vocabulary'],
  [
    'a default that does not fit',
    edited(({ properties }) => Object.assign(properties['work_hours_from'] ?? {}, { default: 'noon' })),
    'invariants',
  ],
] as const)('%s is reported with its line, and later gates are skipped', async (_what, text, gate) => {
  const validated = await validate(text);
  const [first] = validated.findings;
  expect(first).toMatchObject({ gate, severity: 'error', file });
  expect(first?.line).toBeGreaterThanOrEqual(1);
  expect(verdicts(validated)[gate]).toBe('failed');
});

test('removing a released setting is rejected with advice, at its line', async () => {
  const text = edited(({ properties }) => Object.assign(properties['work_hours_from'] ?? {}, { maxLength: 4 }));
  const validated = await validate(text);
  const found = validated.findings.find(({ gate }) => gate === 'compat');
  expect(found).toMatchObject({ severity: 'error', key: 'work_hours_from' });
  expect(found?.message).toMatch(/Allow again what was allowed/);
  expect(text.split('\n')[(found?.line ?? 0) - 1]).toContain('"work_hours_from"');
});

test('a provider whose stored value becomes invalid is listed', async () => {
  const text = edited(({ properties }) => {
    const opens = properties['work_hours_from'] ?? {};
    Object.assign(opens, { pattern: '^08', examples: ['08:30'] });
  });
  const stored = (await validate(text)).findings.filter(({ gate }) => gate === 'stored');
  expect(stored).toHaveLength(1);
  expect(stored[0]?.providers.toSorted()).toEqual(['Kestrel Couriers', 'Protea Parcels']);
  expect(stored[0]?.message).toMatch(/stored by .*Kestrel Couriers/);
});

test('secrets are never returned, even if the edited schema does not mark them as secret', async () => {
  const emails = readFileSync(join(process.cwd(), 'schemas/settings/notifications/email-settings.json'), 'utf8');
  const text = edited(({ properties }) => delete properties['email_smtp_password']?.['x-secret'], emails);
  const body = { tab: 'notifications', section: 'email_settings', text };
  const answer = await platform.post('/api/schemas/validations', body);
  expect(answer.json<ValidateSchemaSectionAnswer200>().findings.map(({ gate }) => gate)).toContain('stored');
  expect(answer.body).not.toContain('hushed-7781');
});

test('a removed setting is reported for its provider, the release and conditions that use it', async () => {
  const { findings } = await validate(edited(({ properties }) => delete properties['work_hours_from']));
  expect(findings.find(({ gate }) => gate === 'compat')?.message).toMatch(/work_hours_from is gone/);
});

test('a setting without readers is reported as a note', async () => {
  const added = {
    type: 'boolean',
    title: 'Closed over lunch',
    description: 'Nobody answers the phone.',
    default: false,
    examples: [true],
    'x-since': '1.0',
  };
  const validated = await validate(edited(({ properties }) => Object.assign(properties, { closed_over_lunch: added })));
  expect(verdicts(validated).dead).toBe('noted');
  expect(validated.findings.map(({ key }) => key)).toContain('closed_over_lunch');
});

test('values entered in the preview are validated by the edited schema, including cross-setting rules', async () => {
  const longer = edited(({ properties }) => Object.assign(properties['work_hours_from'] ?? {}, { pattern: '^0' }));
  const { errors } = await validate(longer, { work_hours_from: '11:00' });
  expect(errors.map(({ field }) => field)).toEqual(['work_hours_from']);
  const turned = await validate(officeHours, { work_hours_from: '18:00', work_hours_to: '08:00' });
  expect(turned.failed_rules).toContain('work_hours_order');
});

test('a pattern that does not terminate is stopped and reported, and the next text is validated', async () => {
  const text = edited(({ properties }) => {
    const opens = properties['work_hours_from'] ?? {};
    delete opens['format'];
    Object.assign(opens, { maxLength: 60, pattern: '^(a+)+$', default: `${'a'.repeat(40)}!`, examples: ['a'] });
  });
  const { findings } = await validate(text);
  expect(findings[0]?.message).toMatch(/took too long/);
  expect(verdicts(await validate(officeHours)).invariants).toBe('passed');
});

test('reports when the schema files are not available', async () => {
  const other = await testApp({ database: site.database, env: { SCHEMAS_DIR: 'nowhere' } });
  const caller = await signIn(other, 'platform@kestrel.test');
  const answer = await caller.get('/api/schemas/section?tab=general&section=office_hours');
  expect(answer.json()).toMatchObject({ code: 'no_schemas' });
});
