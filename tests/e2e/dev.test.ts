/** `npm run dev` as the person who edits a schema meets it: the open page follows, what was typed is not lost, the API too. */
import { expect } from 'playwright/test';
import { afterAll, test } from 'vitest';
import { ask } from './api.ts';
import { copyProject } from './project-copy.ts';
import { addressOf, field, fill, find, row } from './settings-page.ts';
import { dataFolder, freePort, start } from './started.ts';
import { openVisits } from './visits.ts';

const project = copyProject();
const data = dataFolder();
const server = start({
  script: 'scripts/dev.mjs',
  root: project.root,
  dataDir: data.path,
  port: await freePort(),
  env: { NODE_ENV: 'development' },
});
await server.until(/following every saved file/);
const visits = await openVisits(server.port, []);

afterAll(async () => {
  await visits.close();
  await server.interrupt();
  data.remove();
  project.remove();
});

const section = 'schemas/settings/general/office-hours.json';

test('a saved schema is in the open page without a reload, and what was typed stays', async () => {
  visits.expectTrouble(/vite|optimi[sz]e|504/i);
  const page = await visits.visit(addressOf('work_hours_from'), { as: 'staff@kestrel.test' });
  await expect(row(page, 'work_hours_from')).toContainText('Office opens at');
  await fill(page, 'provider_title', 'Typed before the save');
  await expect(field(page, 'provider_title')).toHaveValue('Typed before the save');
  await find(page, 'work_hours_from');

  // Looked for at every frame: what asks again after a while would find it late.
  const shown = page.waitForFunction(() => document.body.textContent?.includes('Doors open at') && Date.now(), null, {
    polling: 'raf',
  });
  const saved = Date.now();
  project.edit(section, '"title": "Office opens at"', '"title": "Doors open at"');
  console.info(`a saved schema was in the page after ${Number(await (await shown).jsonValue()) - saved} ms`);
  await expect(page.getByText('Doors open at').first()).toBeVisible();

  await find(page, 'provider_title');
  await expect(field(page, 'provider_title')).toHaveValue('Typed before the save');
});

test('the API answers by the new schema and by new server code on the port that stayed open', async () => {
  await expect.poll(async () => (await ask(server.port, '/api/docs/json')).text).toContain('Doors open at');
  project.edit('src/server/resources/system/routes.ts', "{ status: 'ok' }", "{ status: 'ok' as const }");
  await server.until(/API replaced in \d+ ms[^]*API replaced in \d+ ms/);
  expect((await ask(server.port, '/health')).status).toBe(200);
});

test('a mistake in a schema is named and changes nothing; mended, everything goes on', async () => {
  project.edit(section, '"format": "time-of-day"', '"format": "time-of-dey"');
  expect(await server.until(/Did you mean|must be equal to one of/)).toContain('office-hours.json:');
  expect((await ask(server.port, '/health')).status).toBe(200);
  project.edit(section, '"format": "time-of-dey"', '"format": "time-of-day"');
  project.edit(section, '"title": "Doors open at"', '"title": "Office opens at"');
  await expect.poll(async () => (await ask(server.port, '/api/docs/json')).text).toContain('Office opens at');
});
