/** Settings added by one edit of one schema file appear in the form, the search, the API, the documentation and the types. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { sendRequest, requestJson } from '../e2e/api.ts';
import { expect } from '../e2e/expect.ts';
import { bar, saved, saveSensitive } from '../e2e/settings/settings-page.ts';
import { demoPassword } from '../factories/password.ts';
import { fiveSettings } from './five-settings.ts';
import { copyProject, startCopy } from './project-copy.ts';

const languages = [
  { const: 'en', title: 'English' },
  { const: 'zu', title: 'isiZulu' },
  { const: 'af', title: 'Afrikaans' },
];
const added = {
  support_languages: {
    type: 'array',
    items: { type: 'string', oneOf: languages },
    uniqueItems: true,
    maxItems: 3,
    title: 'Languages spoken',
    description: 'In which languages somebody can help. Shown beside your phone number.',
    default: ['en'],
    examples: [['en', 'zu']],
    'x-exposure': 'public',
    'x-since': '1.1',
  },
  support_first_language: {
    type: 'string',
    oneOf: languages,
    title: 'Language to begin with',
    description: 'The language in which the phone is answered.',
    default: 'en',
    examples: ['af'],
    'x-since': '1.1',
  },
  support_answer_minutes: {
    type: 'integer',
    minimum: 1,
    maximum: 240,
    title: 'Answer within',
    description: 'How long a customer waits for a call back at most.',
    default: 30,
    examples: [15],
    'x-unit': 'minutes',
    'x-since': '1.1',
  },
  support_greetings: {
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 100, title: 'Greeting' },
    maxItems: 5,
    title: 'Words to answer with',
    description: 'What somebody says first, in the order of preference.',
    default: [],
    examples: [['Good day, how can I help?']],
    'x-since': '1.1',
  },
};

const project = copyProject();
const text = JSON.stringify(added, null, 2).slice(1, -1);
project.edit('schemas/settings/general/support-contact.json', '"properties": {', `"properties": {${text},`);
for (const [section, setting] of Object.entries(fiveSettings)) {
  const edit = JSON.stringify(setting).slice(1, -1);
  project.edit(`schemas/settings/${section}.json`, '"properties": {', `"properties": {${edit},`);
}
const { server, visits } = await startCopy(project);

interface StoredSettings {
  readonly provider_id: number;
  readonly revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

async function storedSettings(): Promise<StoredSettings & { token: string }> {
  const token = await visits.token('staff@kestrel.test');
  return { token, ...(await requestJson<StoredSettings>(server.port, '/api/providers/settings', { token })) };
}

const rowOf = (page: Page, key: string) => page.locator(`[data-setting="${key}"]`);

test('are in the form, each with a suitable editor, found by the search, and saved', async () => {
  const page = await visits.visit('/settings?setting=support_languages', { as: 'staff@kestrel.test' });
  await expect(page.getByRole('heading', { name: 'Support contact' })).toBeVisible();
  const row = (key: string) => rowOf(page, key);
  const languageInput = row('support_languages').getByLabel('Languages spoken', { exact: true });
  await expect(languageInput).toBeFocused();
  await languageInput.click();
  await page.getByRole('option', { name: 'isiZulu' }).click();
  await page.keyboard.press('Escape');
  await row('support_first_language').getByLabel('Language to begin with', { exact: true }).click();
  await page.getByRole('option', { name: 'Afrikaans' }).click();

  const search = page.getByRole('textbox', { name: 'Search settings' });
  await search.fill('anser within');
  const results = page.getByRole('region', { name: 'Search results' });
  const minutes = results.getByLabel('Answer within', { exact: true });
  await expect(minutes).toHaveValue('30');
  await minutes.fill('500');
  await minutes.press('Tab');
  await expect(row('support_answer_minutes')).toContainText(/240/);
  await minutes.fill('15');

  await search.fill('words to answer with');
  const greetings = results.locator('[data-setting="support_greetings"]');
  await greetings.getByRole('button', { name: 'Add greeting' }).click();
  await expect(greetings.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type('Good day');
  await page.keyboard.press('Enter');
  await expect(greetings.getByRole('textbox').nth(1)).toBeFocused();
  await page.keyboard.type('Sawubona');
  await page.keyboard.press('Enter');
  await expect(greetings.getByRole('textbox').nth(2)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(greetings.getByRole('textbox')).toHaveCount(2);
  await expect(bar(page)).toContainText('4 unsaved changes');
  await page.keyboard.press('Control+s');
  await saved(page);
  expect((await storedSettings()).settings).toMatchObject({
    support_languages: ['en', 'zu'],
    support_first_language: 'af',
    support_answer_minutes: 15,
    support_greetings: ['Good day', 'Sawubona'],
  });
});

test('five of different kinds, one edited file each: condition, secret, list of objects, unit and account scope', async () => {
  visits.expectTrouble(/403/);
  const page = await visits.visit('/settings?setting=enable_map_edit_lock', { as: 'staff@kestrel.test' });
  const row = (key: string) => rowOf(page, key);
  const lock = row('enable_map_edit_lock').getByText('Lock map while editing', { exact: true });
  await expect(lock).toBeVisible();
  await expect(row('map_lock_note')).toHaveCount(0);
  await lock.click();
  await row('map_lock_note')
    .getByLabel('Words for whoever waits for the map', { exact: true })
    .fill('Phone the control room.');

  const search = page.getByRole('textbox', { name: 'Search settings' });
  const results = page.getByRole('region', { name: 'Search results' });
  // The tab also shows some of them until the results replace it.
  const found = (key: string) => results.locator(`[data-setting="${key}"]`);
  await search.fill('token of the tracking feed');
  const secret = found('tracking_feed_token').getByLabel('Token of the tracking feed', { exact: true });
  await secret.fill('short');
  await secret.press('Tab');
  await expect(found('tracking_feed_token')).toContainText(/8/);
  await secret.fill('b7Kq29xTz1');

  await search.fill('who hears of a note');
  const list = found('note_escalations');
  await list.getByRole('button', { name: 'Add department' }).click();
  await list.getByLabel('Name of the department', { exact: true }).fill('Help desk');
  await list.getByLabel('Without an answer for', { exact: true }).fill('2');

  await search.fill('disclaimer from a weight');
  const weight = found('disclaimer_from_weight').getByLabel('Disclaimer from a weight of', { exact: true });
  await expect(weight).toHaveAccessibleDescription(/kg/);
  await weight.fill('20,5');
  await search.fill('addresses an account may keep');
  await found('address_book_limit').getByLabel('Addresses an account may keep', { exact: true }).fill('800');
  await saveSensitive(page, demoPassword);

  await search.fill('token of the tracking feed');
  await expect(secret).toHaveValue('***');
  const { settings, provider_id } = await storedSettings();
  expect(settings).toMatchObject({
    enable_map_edit_lock: false,
    map_lock_note: 'Phone the control room.',
    tracking_feed_token: { set: true },
    note_escalations: [{ department: 'Help desk', after: 2 }],
    disclaimer_from_weight: 20.5,
    address_book_limit: 800,
  });

  const acme = await visits.token('owner@acme.test');
  const limit = async (token: string) =>
    (await requestJson<StoredSettings>(server.port, '/api/providers/settings', { token })).settings[
      'address_book_limit'
    ];
  const me = await requestJson<{ user: { account_id: number } }>(server.port, '/api/users/me', { token: acme });
  const body = { provider_id, account_id: me.user.account_id, setting: 'address_book_limit', value: 2000 };
  await requestJson(server.port, '/api/accounts/settings', { token: await visits.token('staff@kestrel.test'), body });
  expect([await limit(acme), await limit(await visits.token('owner@prepaid.test'))]).toEqual([2000, 800]);
});

test('are validated by the API, and returned if they are public', async () => {
  const { token, provider_id, revision } = await storedSettings();
  const attempt = (settings: object) =>
    sendRequest(server.port, '/api/providers/settings', {
      token,
      body: { provider_id, base_revision: revision, settings, reset: [] },
    });
  for (const wrong of [{ support_languages: ['xh'] }, { support_answer_minutes: 0 }, { support_greetings: [''] }]) {
    const refused = await attempt(wrong);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(Object.keys(wrong)[0]);
  }
  const seen = await requestJson<{ provider_settings: object }>(server.port, '/api/providers?origin=localhost');
  expect(seen.provider_settings).toHaveProperty('support_languages');
  expect(seen.provider_settings).not.toHaveProperty('support_answer_minutes');
});

test('are documented and typed', async () => {
  const openapi = await sendRequest(server.port, '/api/docs/json');
  const sections: readonly Readonly<Record<string, { readonly title: string }>>[] = [
    added,
    ...Object.values(fiveSettings),
  ];
  for (const [key, { title }] of sections.flatMap((section) => Object.entries(section))) {
    expect(openapi.text).toContain(`"${key}"`);
    const reference = readFileSync(join(project.root, 'generated/settings.md'), 'utf8');
    expect(reference).toContain(key);
    expect(reference).toContain(title);
  }
  const probe = (name: string, value: string): void =>
    writeFileSync(
      join(project.root, name),
      `import type { Settings } from '#generated/types.ts';\nexport const s: Settings = { support_languages: [${value}] };\n`,
    );
  probe('right.ts', "'zu'");
  probe('wrong.ts', "'xh'");
  const config = { extends: './tsconfig.json', include: ['right.ts', 'wrong.ts'] };
  writeFileSync(join(project.root, 'tsconfig.probe.json'), JSON.stringify(config));
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.probe.json'], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/wrong\.ts.*error/);
  expect(stdout).not.toMatch(/right\.ts/);
});
