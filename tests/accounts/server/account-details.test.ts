/** Answers to custom fields: access, validation, and that changing a field never loses an answer. */
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../app.ts';
import { accountOf, answer, define, details, heardFrom, orders, papers, popia, vehicles } from './account-fields.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const support = await signIn(site, 'support@kestrel.test');
const ops = await signIn(site, 'ops@kestrel.test');
const driver = await signIn(site, 'driver@kestrel.test');
const owner = await signIn(site, 'owner@acme.test');
const user = await signIn(site, 'user@acme.test');
const other = await signIn(site, 'owner@prepaid.test');
const elsewhere = await signIn(site, 'staff@protea.test');
let acme: number;

beforeAll(async () => {
  await define(staff, [heardFrom, orders, papers], [vehicles, popia]);
  acme = await accountOf(owner);
});

describe('which fields are returned', () => {
  test('staff see every field, customers only those for customers, each according to their permissions', async () => {
    const fields = (await details(staff, acme)).questions;
    expect(fields.map(({ field, group, may_answer }) => [field.id, group, may_answer])).toEqual([
      ['heard-from', 'registration', true],
      ['po-email', 'registration', true],
      ['papers', 'registration', true],
      ['fleet-size', 'internal', true],
      ['popia', 'internal', true],
    ]);
    const own = (await details(owner)).questions;
    expect(own.map(({ field, may_answer }) => [field.id, may_answer])).toEqual([
      ['heard-from', true],
      ['po-email', true],
      ['papers', true],
      ['popia', false],
    ]);
    expect((await details(user)).questions.some(({ may_answer }) => may_answer)).toBe(false);
    expect((await details(ops, acme)).questions.some(({ may_answer }) => may_answer)).toBe(false);
  });

  test('users without the permission, of other accounts or of other providers are refused', async () => {
    expect((await other.get(`/api/accounts/details?account_id=${acme}`)).statusCode).toBe(403);
    expect((await elsewhere.get(`/api/accounts/details?account_id=${acme}`)).statusCode).toBe(404);
    expect((await driver.get(`/api/accounts/details?account_id=${acme}`)).statusCode).toBe(403);
    expect((await staff.get('/api/accounts/details')).statusCode).toBe(404);
    expect((await staff.get('/api/accounts/details?account_id=999999')).statusCode).toBe(404);
  });
});

describe('saving', () => {
  test('answers are saved by id or short name, and returned with display texts', async () => {
    const saved = await answer(site, staff, { account_id: acme, answers: { fleet_size: 12, popia: true } });
    expect(saved.status).toBe(200);
    expect(saved.details.answers).toMatchObject([
      {
        field_id: 'fleet-size',
        key: 'fleet_size',
        value: 12,
        text: '12 vehicles',
        state: 'current',
        answered_by: 'Sipho Staff',
      },
      { field_id: 'popia', value: true, text: 'Yes', question: 'POPIA agreement signed' },
    ]);
    expect(await details(staff, acme)).toEqual(saved.details);
    // The customer's response never contains answers that are for staff only.
    expect((await details(owner)).answers.map(({ field_id }) => field_id)).toEqual(['popia']);
    const history = await owner.get('/api/accounts/details/history?field_id=fleet-size');
    expect(history.json()).toEqual({ changes: [] });
  });

  test('validation errors are reported per answer, and nothing is saved', async () => {
    const answers = { fleet_size: 900, popia: 'yes', nothing: 1 };
    const before = await details(staff, acme);
    const unknown = await answer(site, staff, { account_id: acme, answers });
    expect(unknown).toMatchObject({ status: 422, refusal: { code: 'invalid_answers' } });
    expect(unknown.refusal.errors.map(({ field }) => field)).toEqual(['answers.nothing']);
    const { refusal } = await answer(site, staff, { account_id: acme, answers: { fleet_size: 900, popia: 'yes' } });
    expect(refusal.errors).toEqual([
      { field: 'answers.fleet_size', code: 'invalid_value', message: 'Must be at most 500 vehicles.' },
      { field: 'answers.popia', code: 'invalid_value', message: 'Must be on or off.' },
    ]);
    expect(await details(staff, acme)).toEqual(before);
  });

  test('required answers are checked only in the groups that are saved', async () => {
    const missed = await answer(site, owner, { answers: { 'po-email': 'po@acme.test' } });
    expect(missed.status).toBe(422);
    expect(missed.refusal.errors).toEqual([
      { field: 'answers.heard-from', code: 'required', message: 'This is required.' },
    ]);
    const whole = await answer(site, owner, { answers: { 'po-email': 'po@acme.test', 'heard-from': 'friend' } });
    expect(whole.status).toBe(200);
    expect((await answer(site, owner, { answers: { 'heard-from': null } })).status).toBe(422);
  });

  test('a customer may not answer staff fields, and a user without the permission may not answer any', async () => {
    const locked = await answer(site, owner, { answers: { popia: false } });
    expect(locked).toMatchObject({ status: 403, refusal: { errors: [{ field: 'answers.popia' }] } });
    expect((await answer(site, owner, { answers: { fleet_size: 1 } })).status).toBe(422);
    expect((await answer(site, user, { answers: { 'po-email': 'po@acme.test' } })).status).toBe(403);
    expect((await answer(site, ops, { account_id: acme, answers: { fleet_size: 1 } })).status).toBe(403);
    expect((await answer(site, other, { account_id: acme, answers: { 'po-email': 'x@y.co' } })).status).toBe(403);
    expect(
      (await answer(site, elsewhere, { account_id: acme, answers: { fleet_size: 1 } }, { host: 'protea.localhost' }))
        .status,
    ).toBe(404);
  });

  test('two users who change the same answer conflict; changes to different answers do not', async () => {
    const base_revision = (await details(staff, acme)).revision;
    expect((await answer(site, support, { account_id: acme, base_revision, answers: { fleet_size: 20 } })).status).toBe(
      200,
    );
    const conflict = await answer(site, staff, { account_id: acme, base_revision, answers: { fleet_size: 30 } });
    expect(conflict).toMatchObject({
      status: 409,
      refusal: { code: 'conflict', errors: [{ field: 'answers.fleet_size' }] },
    });
    expect(conflict.refusal.errors[0]?.message).toBe('Own vehicles: changed in the meantime by Sara Support.');
    expect((await answer(site, staff, { account_id: acme, base_revision, answers: { fleet_size: 20 } })).status).toBe(
      200,
    );
    expect((await answer(site, staff, { account_id: acme, base_revision, answers: { popia: false } })).status).toBe(
      200,
    );
  });

  test('a repeated request with the same idempotency key is applied once', async () => {
    const payload = { account_id: acme, answers: { fleet_size: 44 } };
    const first = await answer(site, staff, payload, { 'idempotency-key': 'once' });
    await answer(site, staff, { account_id: acme, answers: { fleet_size: 45 } });
    const again = await answer(site, staff, payload, { 'idempotency-key': 'once' });
    expect(again.details).toEqual(first.details);
    expect((await details(staff, acme)).answers.find(({ field_id }) => field_id === 'fleet-size')?.value).toBe(45);
    const mismatch = await answer(
      site,
      staff,
      { ...payload, answers: { fleet_size: 1 } },
      { 'idempotency-key': 'once' },
    );
    expect(mismatch.refusal.code).toBe('idempotency_mismatch');
  });

  test('every change is written to the audit trail in the same transaction', async () => {
    const url = `/api/audit/events?type=account_detail&object_id=account/${acme}/fleet-size`;
    const events = () => staff.get(url).then((found) => found.json<{ audit_events: object[]; count: number }>());
    await answer(site, staff, { account_id: acme, answers: { fleet_size: 7 } }, { 'client-version': '1.0.0' });
    const { audit_events, count } = await events();
    expect(audit_events[0]).toMatchObject({
      source: 'staff',
      user: { name: 'Sipho Staff' },
      change: {
        change_from: { question: 'Own vehicles', answer: '45 vehicles' },
        change_to: { question: 'Own vehicles', answer: '7 vehicles' },
      },
    });
    await answer(site, staff, { account_id: acme, answers: { fleet_size: 7 } });
    await answer(site, staff, { account_id: acme, answers: { fleet_size: 7000 } });
    expect((await events()).count).toBe(count);
    // The audit trail of the whole account, for users with permission to read it.
    const all = `/api/audit/events?type=account_detail&scope=account&limit=100&scope_id=`;
    const ofAccount = (await staff.get(all + acme)).json<{ audit_events: { object_id: string }[] }>().audit_events;
    expect(new Set(ofAccount.map(({ object_id }) => object_id.split('/')[1]))).toEqual(new Set([String(acme)]));
    expect(ofAccount.length).toBeGreaterThan(count);
    expect((await staff.get(`${all}999999`)).json()).toMatchObject({ count: 0 });
    expect((await staff.get('/api/audit/events?type=account_detail&scope=provider')).statusCode).toBe(400);
    expect((await owner.get(all + acme)).statusCode).toBe(403);
  });
});

describe('changed and removed fields', () => {
  const change = (...internal: Parameters<typeof define>[2]) => define(staff, [heardFrom, orders, papers], internal);
  const state = async () => {
    const { answers, questions } = await details(staff, acme);
    return { ...answers.find(({ field_id }) => field_id === 'fleet-size'), asked: questions.length };
  };

  test('an answer is kept when its field is renamed, retired, changed in type or removed, and restored with it', async () => {
    await change(vehicles, popia);
    await answer(site, staff, { account_id: acme, answers: { fleet_size: 9 } });
    await change({ ...vehicles, label: 'Vans and trucks', key: 'vans' }, popia);
    expect(await state()).toMatchObject({
      key: 'vans',
      question: 'Vans and trucks',
      answered_as: 'Own vehicles',
      value: 9,
      state: 'current',
    });
    await change({ ...vehicles, label: 'Vans and trucks', retired: true }, popia);
    expect(await state()).toMatchObject({
      question: 'Vans and trucks',
      state: 'retired',
      text: '9 vehicles',
      asked: 4,
    });
    expect((await answer(site, staff, { account_id: acme, answers: { 'fleet-size': 1 } })).status).toBe(422);
    await change(popia);
    expect(await state()).toMatchObject({ question: 'Own vehicles', state: 'removed', text: '9 vehicles', value: 9 });
    await change({ ...popia, id: 'fleet-size', key: 'has_fleet', label: 'Has vehicles' }, popia);
    expect(await state()).toMatchObject({ state: 'outdated', text: '9 vehicles', answered_as: 'Own vehicles' });
    await change(vehicles, popia);
    expect(await state()).toMatchObject({ state: 'current', value: 9 });
  });

  test('an answer keeps a choice that is no longer offered, with its label', async () => {
    const [friend, search] = heardFrom.choices;
    const retired = { ...heardFrom, choices: [{ ...friend!, retired: true }, search!] };
    await define(staff, [retired, orders], [vehicles, popia]);
    const found = (await details(owner)).answers.find(({ field_id }) => field_id === 'heard-from');
    expect(found).toMatchObject({ value: 'friend', text: 'From a friend', state: 'current' });
    expect((await answer(site, owner, { answers: { 'po-email': 'two@acme.test' } })).status).toBe(200);
    expect((await answer(site, other, { answers: { 'heard-from': 'friend' } })).status).toBe(422);
    await define(staff, [{ ...heardFrom, choices: [search!] }, orders], [vehicles, popia]);
    const gone = (await details(owner)).answers.find(({ field_id }) => field_id === 'heard-from');
    expect(gone).toMatchObject({ value: 'friend', text: 'From a friend', state: 'outdated' });
  });

  test('historical answers keep the labels they had when they were saved', async () => {
    await define(staff, [heardFrom, orders], [{ ...vehicles, label: 'Vans' }, popia]);
    await answer(site, staff, { account_id: acme, answers: { 'fleet-size': null } });
    const found = await staff.get(`/api/accounts/details/history?account_id=${acme}&field_id=fleet-size`);
    const { changes } = found.json<{ changes: { question: string; text: string; value: unknown }[] }>();
    expect(changes[0]).toMatchObject({ question: 'Vans', text: '', value: null, changed_by: 'Sipho Staff' });
    expect(changes[1]).toMatchObject({ question: 'Own vehicles', text: '9 vehicles', value: 9 });
    expect(changes.length).toBeGreaterThan(5);
    const foreign = await elsewhere.get(`/api/accounts/details/history?account_id=${acme}&field_id=fleet-size`);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ code: 'unknown_account' });
  });

  test('answers are isolated by tenant, in the database as well', async () => {
    const { provider_id } = (await elsewhere.get('/api/providers/settings')).json<{ provider_id: number }>();
    for (const table of ['account_answers', 'account_answer_history', 'account_files'] as const) {
      const seen = await inTenant(site.database.app, provider_id, (tx) =>
        tx.selectFrom(table).select('field_id').execute(),
      );
      expect(seen).toEqual([]);
    }
  });
});

test('staff list all accounts by name or code, customers only their own; balances require permission', async () => {
  const list = async (caller: typeof staff, query = '') =>
    (await caller.get(`/api/accounts${query}`)).json<{
      accounts: { name: string; balance?: number }[];
      count: number;
    }>();
  const all = await list(staff);
  expect(all.accounts.map(({ name }) => name)).toEqual([
    'Acme Trading',
    'Bushveld Outfitters',
    'Coastal Surf',
    'Drakens Dairy',
    'Fynbos Skincare',
    'Guests',
    'Harbour Pharmacy Group',
    'Highveld Auto Spares',
    'Jacaranda Books',
    'Karoo Crafts',
    'Kestrel internal',
    'Marula Online',
  ]);
  expect((await list(staff, '?search=karoo')).accounts).toMatchObject([{ name: 'Karoo Crafts', balance: 750 }]);
  expect((await list(staff, '?search=%25')).count).toBe(0);
  expect((await list(ops, `?id=${acme}`)).accounts[0]).not.toHaveProperty('balance');
  expect((await list(owner)).accounts.map(({ name }) => name)).toEqual(['Acme Trading']);
  expect((await list(owner, '?search=karoo')).count).toBe(0);
});
