/** A field is added to shipments on a copy of the project: form, API, list column, filter, export and API documentation follow in the running product. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import type { CreateShipmentAnswer200 } from '#generated/types.ts';
import { requestJson, sendRequest } from '../e2e/api.ts';
import { expect } from '../e2e/expect.ts';
import { gateCode, migration, shipmentEntity } from '../schemas/gate-code.ts';
import { plain } from '../shipments/server/booking-requests.ts';
import { copyProject, startCopy } from './project-copy.ts';

const project = copyProject();
project.edit(shipmentEntity, '"properties": {', `"properties": { "gate_code": ${JSON.stringify(gateCode)},`);
writeFileSync(join(project.root, migration.path), `${migration.sql}\n`);
const { server, visits } = await startCopy(project);
const { port } = server;

test('the new field is booked with, checked, filtered by, exported, documented, edited in the form and listed', async () => {
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

  expect((await sendRequest(port, '/api/docs/json')).text).toContain(gateCode.description);

  const staff = await visits.visit('/shipments/new', { as: 'staff@kestrel.test' });
  const input = staff.getByRole('textbox', { name: 'Gate code' });
  await expect(input).toHaveValue('');
  await staff.goto(`/shipments/${id}`);
  await staff.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(input).toHaveValue('4711#');
  await input.fill('4712#');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(input).toBeHidden();
  await staff.goto('/shipments');
  await staff.getByRole('button', { name: 'Choose columns' }).click();
  await staff.getByRole('checkbox', { name: 'Gate code' }).click();
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('columnheader', { name: 'Gate code' })).toBeVisible();
  await expect(staff.getByRole('cell', { name: '4712#' })).toBeVisible();
});
