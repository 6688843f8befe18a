/** `npm run dev` while editing a schema: the open page and the API update, and typed text is not lost. */
import { test } from 'vitest';
import { sendRequest } from '../e2e/api.ts';
import { expect } from '../e2e/expect.ts';
import { addressOf, field, fill, find, row } from '../e2e/settings/settings-page.ts';
import { copyProject, startCopy } from './project-copy.ts';

const project = copyProject();
const { server, visits } = await startCopy(project, {
  script: 'scripts/dev.mjs',
  env: { NODE_ENV: 'development' },
  ready: /following every saved file/,
});

/** The current OpenAPI document. */
const description = async (): Promise<string> => (await sendRequest(server.port, '/api/docs/json')).text;

// Each test edits its own file, so that the tests are independent.

test('a saved schema is applied to the open page without a reload, and typed text stays', async () => {
  visits.expectTrouble(/vite|optimi[sz]e|504/i);
  const page = await visits.visit(addressOf('work_hours_from'), { as: 'staff@kestrel.test' });
  await expect(row(page, 'work_hours_from')).toContainText('Opening time');
  await fill(page, 'provider_title', 'Typed before the save');
  await expect(field(page, 'provider_title')).toHaveValue('Typed before the save');
  await find(page, 'work_hours_from');

  // Checked on every frame, because polling would detect it late.
  const shown = page.waitForFunction(() => document.body.textContent?.includes('Doors open at') && Date.now(), null, {
    polling: 'raf',
  });
  const saved = Date.now();
  project.edit('schemas/settings/general/office-hours.json', '"title": "Opening time"', '"title": "Doors open at"');
  console.info(`a saved schema was in the page after ${Number(await (await shown).jsonValue()) - saved} ms`);
  await expect(page.getByText('Doors open at').first()).toBeVisible();

  await find(page, 'provider_title');
  await expect(field(page, 'provider_title')).toHaveValue('Typed before the save');
});

test('the API uses a saved schema, without closing its port', async () => {
  const section = 'schemas/settings/general/support-contact.json';
  project.edit(section, '"title": "Support contact"', '"title": "Who answers"');
  project.edit(section, '"title": "Support email"', '"title": "Where to write to"');
  await expect.poll(description).toContain('Where to write to');
});

test('the API uses saved server code', async () => {
  project.edit(
    'src/platform/server/http/system-routes.ts',
    "({ status: 'ok' })",
    "(console.log('asked the new code'), { status: 'ok' })",
  );
  await expect
    .poll(async () => {
      expect((await sendRequest(server.port, '/health')).status).toBe(200);
      return server.output();
    })
    .toContain('asked the new code');
});

test('an error in a schema is reported and changes nothing; once fixed, everything continues', async () => {
  const section = 'schemas/settings/general/tracking-settings.json';
  const title = '"title": "Waybill number prefixes"';
  project.edit(section, title, `${title}, "format": "time-of-dey"`);
  await server.until(/tracking-settings\.json:[^]*(Did you mean|must be equal to one of)/);
  expect((await sendRequest(server.port, '/health')).status).toBe(200);
  project.edit(section, `${title}, "format": "time-of-dey"`, '"title": "Prefixes of waybills"');
  await expect.poll(description).toContain('Prefixes of waybills');
});
