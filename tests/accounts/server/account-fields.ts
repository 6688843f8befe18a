/** Custom fields for tests, and the calls that read and save their answers. */
import { expect } from 'vitest';
import type { CustomField, ReadAccountDetailsAnswer200 } from '#generated/types.ts';
import type { Caller, TestApp } from '../../app.ts';

const common = { required: false, retired: false, seen_by: 'staff' } as const;

export const vehicles: CustomField = {
  ...common,
  id: 'fleet-size',
  key: 'fleet_size',
  label: 'Own vehicles',
  type: 'number',
  decimals: 0,
  minimum: 0,
  maximum: 500,
  unit: 'vehicles',
};
export const popia: CustomField = {
  ...common,
  id: 'popia',
  key: 'popia_signed',
  label: 'POPIA agreement signed',
  type: 'checkbox',
  seen_by: 'account_reads',
};
export const heardFrom: Extract<CustomField, { type: 'choice' }> = {
  ...common,
  id: 'heard-from',
  key: 'heard_from',
  label: 'How did you hear about us?',
  type: 'choice',
  required: true,
  seen_by: 'account_edits',
  multiple: false,
  choices: [
    { id: 'friend', label: 'From a friend', retired: false },
    { id: 'search', label: 'Found you on the internet', retired: false },
  ],
};
export const orders: CustomField = {
  ...common,
  id: 'po-email',
  key: 'purchase_order_email',
  label: 'Email address for purchase orders',
  type: 'text',
  seen_by: 'account_edits',
  content: 'email',
  multiline: false,
  max_length: 60,
};
export const papers: CustomField = {
  ...common,
  id: 'papers',
  key: 'company_papers',
  label: 'Company registration certificate',
  type: 'file',
  seen_by: 'account_edits',
  accept: ['pdf', 'csv'],
  max_size_mb: 1,
};

/** Saves both lists of fields as a provider administrator. */
export async function define(staff: Caller, registration: CustomField[], internal: CustomField[]): Promise<void> {
  const settings = { public_registration_fields: registration, internal_account_detail_fields: internal };
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const saved = await staff.post('/api/providers/settings', { base_revision: revision, settings });
  expect(saved.statusCode, saved.body).toBe(200);
}

export type Details = ReadAccountDetailsAnswer200;

export async function details(caller: Caller, accountId?: number): Promise<Details> {
  const found = await caller.get(`/api/accounts/details${accountId ? `?account_id=${accountId}` : ''}`);
  expect(found.statusCode, found.body).toBe(200);
  return found.json<Details>();
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string; readonly code?: string }[];
}

/** Saves answers; returns the response's status and body. */
export async function answer(
  site: TestApp,
  caller: Caller,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; details: Details; refusal: Refusal }> {
  const given = await site.request({
    method: 'PATCH',
    url: '/api/accounts/details',
    payload,
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}`, ...headers },
  });
  const body: unknown = given.json();
  return { status: given.statusCode, details: body as Details, refusal: body as Refusal };
}

/** The id of a customer's account. */
export async function accountOf(caller: Caller): Promise<number> {
  return (await details(caller)).account.id;
}
