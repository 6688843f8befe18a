/** A field is added to shipments on a copy of the project: form, API, list column, filter and export follow in the running product. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import type { CreateShipmentAnswer200 } from '#generated/types.ts';
import { requestJson, sendRequest } from '../e2e/api.ts';
import { expect } from '../e2e/expect.ts';
import { dataFolder, freePort, start } from '../e2e/started.ts';
import { openVisits } from '../e2e/visits.ts';
import { gateCode, migration, shipmentEntity } from '../schemas/gate-code.ts';
import { plain } from '../shipments/server/booking-requests.ts';
import { copyProject } from './project-copy.ts';

const project = copyProject();
project.edit(shipmentEntity, '"properties": {', `"properties": { "gate_code": ${JSON.stringify(gateCode)},`);
writeFileSync(join(project.root, migration.path), `${migration.sql}\n`);
const data = dataFolder();
const server = start({ root: project.root, dataDir: data.path, port: await freePort() });
await server.until(/Ready in/);
const { port } = server;
const visits = await openVisits({ port });

afterAll(async () => {
  await server.interrupt();
  data.remove();
  project.remove();
});

test('the new field is entered, stored, listed, filtered by and exported', async () => {
  const token = await visits.token('owner@acme.test');
  const body = { ...plain, gate_code: '4711#' };
  const booked = await requestJson<CreateShipmentAnswer200>(port, '/api/shipments', { token, body });
  expect(booked.shipment).toMatchObject({ gate_code: '4711#' });
  const { id } = booked.shipment;
  const tooLong = await sendRequest(port, '/api/shipments', { token, body: { ...plain, gate_code: '4'.repeat(31) } });
  expect(tooLong.status).toBe(400);
  expect(JSON.parse(tooLong.text)).toMatchObject({ errors: [{ field: 'gate_code' }] });

  const filter = `gate_code=${encodeURIComponent('4711#')}`;
  const found = await requestJson<{ shipments: readonly object[] }>(port, `/api/shipments?${filter}`, { token });
  expect(found.shipments).toMatchObject([{ id, gate_code: '4711#' }]);
  const exporting = `/api/shipments/export?format=csv&${filter}`;
  const { url } = await requestJson<{ url: string }>(port, exporting, { token, body: {} });
  expect((await sendRequest(port, url, { token })).text).toMatch(/Gate code[^]*4711#/);

  const staff = await visits.visit('/shipments/new', { as: 'staff@kestrel.test' });
  await expect(staff.getByRole('textbox', { name: 'Gate code' })).toBeAttached();
  await staff.goto('/shipments');
  await staff.getByRole('button', { name: 'Choose columns' }).click();
  await staff.getByRole('checkbox', { name: 'Gate code' }).click();
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('columnheader', { name: 'Gate code' })).toBeVisible();
  await expect(staff.getByRole('cell', { name: '4711#' })).toBeVisible();
});
