/** The demo: two providers with branches, accounts and a user of each role. `npm start` shows it busy; tests use it as it is. */
import type { Transaction } from '#platform/server/db/tenant.ts';
import { buildAccount } from './account.ts';
import { buildBranch } from './branch.ts';
import {
  kestrelCompany,
  kestrelSettings,
  pharmacyCostCenters,
  pharmacyPackaging,
  proteaSettings,
} from './demo-brands.ts';
import { buildAddressBooks } from './demo-address-books.ts';
import { buildPickupPoints } from './pickup-points.ts';
import { buildDemoAccounts } from './demo/accounts.ts';
import { buildDemoRates } from './demo/rates.ts';
import { buildDemoInvoices, buildWeeklyAccounts } from './demo/billing.ts';
import { buildDemoStatements } from './demo/statements.ts';
import { buildDemoBlockedEntries } from './demo/blocked-entries.ts';
import { buildDemoBulkBookings } from './demo/bulk-bookings.ts';
import { buildDemoCollections } from './demo/collections.ts';
import { buildDemoHubWork } from './demo/hub-work.ts';
import { buildDemoInterhub } from './demo/interhub.ts';
import { buildDemoCrew } from './demo/crew.ts';
import { buildDemoDriver } from './demo/drivers.ts';
import { buildDemoDebts } from './demo/debts.ts';
import { depotAt } from './demo/depots.ts';
import { buildDemoDownload, buildDemoListViews } from './demo/list-views.ts';
import {
  buildDemoInbox,
  buildDemoMessages,
  buildDemoProofs,
  buildDemoRatings,
  buildDemoShortUrls,
  buildDemoTextMessages,
} from './demo/messages.ts';
import { buildDemoQuotes } from './demo/quotes.ts';
import { buildDemoReleaseNotes } from './demo/release-notes.ts';
import { buildDemoTags } from './demo/tags.ts';
import { buildDemoShipments } from './demo/shipments.ts';
import { buildProvider } from './provider.ts';
import { buildSettings } from './settings.ts';
import { buildUser, roleIds } from './user.ts';

/** Hosts under which a browser on this machine reaches the server. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Browsers resolve every name under localhost to this machine. */
export const secondHost = 'protea.localhost';

const branches = {
  JNB: 'Johannesburg',
  PTA: 'Pretoria',
  CPT: 'Cape Town',
  DUR: 'Durban',
  PMB: 'Pietermaritzburg',
  PLZ: 'Gqeberha',
  ELS: 'East London',
  BFN: 'Bloemfontein',
  GRJ: 'George',
  MQP: 'Mbombela',
  PTG: 'Polokwane',
  KIM: 'Kimberley',
  RTG: 'Rustenburg',
};

interface DemoOptions {
  /** The URL of the first provider; its host is assigned to that provider, unless it is local. */
  readonly origin?: string;
  /** Whether the whole company is at work: drivers in several towns, every account invoiced, exceptions dealt with. */
  readonly isBusy?: boolean;
}

async function buildKestrel(
  tx: Transaction,
  hosts: readonly string[],
  { origin, isBusy }: Required<DemoOptions>,
): Promise<void> {
  const { id: provider_id } = await buildProvider(tx, { name: 'Kestrel Couriers', origins: hosts });
  const branchIds: Record<string, number> = {};
  for (const [code, name] of Object.entries(branches))
    branchIds[code] = (await buildBranch(tx, { provider_id, code, name, ...depotAt(code, isBusy) })).id;
  const johannesburg = branchIds['JNB']!;

  const accounts = await buildDemoAccounts(tx, provider_id, johannesburg);

  const people = [
    { email: 'staff@kestrel.test', name: 'Sipho Staff', role_id: roleIds.providerAdmin },
    { email: 'manager@kestrel.test', name: 'Mpho Manager', role_id: roleIds.opsManager },
    {
      email: 'ops@kestrel.test',
      name: 'Ops Olivier',
      role_id: roleIds.opsManager,
      branch_id: johannesburg,
      limit_user_to_branch: johannesburg,
    },
    { email: 'support@kestrel.test', name: 'Sara Support', role_id: roleIds.support },
    { email: 'driver@kestrel.test', name: 'Dumi Driver', role_id: roleIds.driver, branch_id: johannesburg },
    {
      email: 'owner@acme.test',
      name: 'Olwethu Owner',
      role_id: roleIds.accountOwner,
      account_id: accounts.ACME,
      limit_user_to_account: accounts.ACME,
    },
    {
      email: 'user@acme.test',
      name: 'Una User',
      role_id: roleIds.accountUser,
      account_id: accounts.ACME,
      limit_user_to_account: accounts.ACME,
    },
    {
      email: 'nobilling@acme.test',
      name: 'Nadia Nobilling',
      role_id: roleIds.accountUserWithoutBilling,
      account_id: accounts.ACME,
      limit_user_to_account: accounts.ACME,
    },
    {
      email: 'owner@prepaid.test',
      name: 'Piet Prepaid',
      role_id: roleIds.accountOwner,
      account_id: accounts.KAROO,
      limit_user_to_account: accounts.KAROO,
    },
  ];
  const ids = new Map<string, number>();
  for (const person of people) ids.set(person.email, (await buildUser(tx, { provider_id, ...person })).id);
  const settings = isBusy ? { ...kestrelSettings, ...kestrelCompany } : kestrelSettings;
  await buildSettings(tx, { provider_id, settings });
  await buildSettings(tx, {
    ...{ provider_id, scope: 'account', scope_id: accounts.HARBOUR },
    settings: { parcel_types: pharmacyPackaging, enable_cost_centers: true, cost_centers: pharmacyCostCenters },
  });
  await buildAddressBooks(tx, { provider_id, account_ids: [accounts.ACME, accounts.KAROO] });
  await buildPickupPoints(tx, { provider_id });
  await buildDemoRates(tx, provider_id, { contract: [accounts.ACME, accounts.HARBOUR], own: [accounts.KESTREL] });
  await buildDemoShipments(tx, provider_id, { origin, isBusy });
  const biggest = [accounts.ACME, accounts.HARBOUR];
  if (isBusy) {
    const invoiced = Object.entries(accounts).filter(([code]) => code !== 'GUEST' && code !== 'KESTREL');
    const account_ids = invoiced.map(([, id]) => id);
    await buildDemoDebts(tx, provider_id, [
      { account_id: accounts.BUSHVELD, weeks: 6 },
      { account_id: accounts.HIGHVELD, weeks: 3 },
    ]);
    const billing = { account_ids, weeks: 8, openDays: 0 };
    await buildDemoInvoices(tx, { provider_id, ...billing, settings });
    await buildWeeklyAccounts(tx, provider_id, account_ids);
  } else {
    const billing = { account_ids: biggest, weeks: 6, openDays: 14 };
    await buildDemoInvoices(tx, { provider_id, ...billing, settings });
  }
  await buildDemoStatements(tx, {
    ...{ provider_id, account_ids: biggest, started_by: 'Sipho Staff' },
  });
  await buildDemoHubWork(tx, provider_id);
  await buildDemoTags(tx, provider_id);
  const dumi = { driver_id: ids.get('driver@kestrel.test')!, branch_id: johannesburg };
  await buildDemoDriver(tx, { provider_id, ...dumi, postal_codes: ['2188-2194', '2160-2169'] });
  if (isBusy) await buildDemoCrew(tx, provider_id, branchIds);
  await buildDemoMessages(tx, provider_id);
  if (isBusy) await buildDemoTextMessages(tx, provider_id);
  await buildDemoRatings(tx, provider_id);
  await buildDemoProofs(tx, provider_id);
  await buildDemoShortUrls(tx, provider_id);
  await buildDemoQuotes(tx, provider_id, { accountIds: [accounts.ACME, accounts.KAROO], origin });
  const user = { id: ids.get('owner@acme.test')!, name: 'Olwethu Owner' };
  await buildDemoBulkBookings(tx, { provider_id, account_id: accounts.ACME, user, origin });
  const readers = [ids.get('staff@kestrel.test')!, ids.get('owner@acme.test')!];
  await buildDemoInbox(tx, { provider_id, account_id: accounts.ACME, user_ids: readers, origin });
  await buildDemoCollections(tx, provider_id, accounts.ACME);
  const ends = { from_branch_id: johannesburg, to_branch_id: branchIds['CPT']! };
  await buildDemoInterhub(tx, provider_id, ends);
  await buildDemoListViews(tx, provider_id, ids.get('staff@kestrel.test')!);
  await buildDemoBlockedEntries(tx, provider_id, ids.get('staff@kestrel.test')!);
  await buildDemoDownload(tx, provider_id, readers);
}

async function buildProtea(tx: Transaction): Promise<void> {
  const { id: provider_id } = await buildProvider(tx, { name: 'Protea Parcels', origins: [secondHost] });
  await buildBranch(tx, { provider_id, code: 'CPT', name: 'Cape Town' });
  await buildBranch(tx, { provider_id, code: 'GRJ', name: 'George' });
  await buildAccount(tx, { provider_id, account_code: 'GUEST', name: 'Guests', account_type: 'guest' });
  await buildUser(tx, {
    provider_id,
    email: 'staff@protea.test',
    name: 'Pumla Protea',
    role_id: roleIds.providerAdmin,
  });
  await buildSettings(tx, { provider_id, settings: proteaSettings });
}

export async function buildDemo(
  tx: Transaction,
  { origin = 'http://localhost:3051', isBusy = false }: DemoOptions = {},
): Promise<void> {
  const publicHost = new URL(origin).hostname;
  const hosts = new Set([...localHosts, publicHost]);
  hosts.delete(secondHost);
  await buildUser(tx, {
    provider_id: 0,
    email: 'platform@kestrel.test',
    name: 'Palesa Platform',
    role_id: roleIds.platformAdmin,
  });
  await buildKestrel(tx, [...hosts], { origin, isBusy });
  await buildProtea(tx);
  await buildDemoReleaseNotes(tx);
}

/** Printed by `npm start`; the password is the same for all. */
export const demoLogins = [
  ['platform@kestrel.test', 'platform administrator'],
  ['staff@kestrel.test', 'provider administrator'],
  ['manager@kestrel.test', 'operations manager of all branches'],
  ['ops@kestrel.test', 'operations manager of one branch'],
  ['support@kestrel.test', 'support, may not change settings'],
  ['driver@kestrel.test', 'driver'],
  ['owner@acme.test', 'account owner, postpaid'],
  ['user@acme.test', 'account user'],
  ['nobilling@acme.test', 'account user without billing'],
  ['owner@prepaid.test', 'account owner, prepaid'],
  ['staff@protea.test', 'provider administrator of Protea Parcels, at protea.localhost'],
] as const;
