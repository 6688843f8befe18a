/** Staff draw areas of maps: permissions, validation, and one editor at a time. */
import { describe, expect, test } from 'vitest';
import type { UploadZonesAnswer200, ReadZonesAnswer200, Zone } from '#generated/types.ts';
import { callerWith, signIn, testApp, type Caller } from '../../app.ts';
import { asOwner } from '#platform/server/db/tenant.ts';
import { buildRole } from '../../factories/role.ts';
import { buildUser } from '../../factories/user.ts';
import { signedIn } from '../../signed-in.ts';

let now = new Date('2026-11-23T08:00:00+02:00');
const site = await testApp({ clock: () => now });
const staff = await signIn(site, 'staff@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const ring = [
  [28, -26],
  [28.1, -26],
  [28.1, -26.1],
  [28, -26],
];

interface Saved {
  readonly status: number;
  readonly zone: Zone;
  readonly code: string;
  readonly errors: readonly { readonly field: string }[];
}

async function save(body: object, caller: Caller = staff): Promise<Saved> {
  const answer = await caller.post('/api/maps/zones', body);
  return { status: answer.statusCode, ...answer.json<Omit<Saved, 'status'>>() };
}

async function remove(id: number, caller: Caller = staff): Promise<{ status: number; code: string }> {
  const answer = await site.request({
    ...{ method: 'DELETE', url: `/api/maps/zones/${id}` },
    headers: { host: 'localhost', authorization: `Bearer ${caller.token}` },
  });
  return { status: answer.statusCode, ...answer.json<{ code: string }>() };
}

async function upload(text: string, query: string): Promise<UploadZonesAnswer200 & { code: string }> {
  const answer = await site.request({
    ...{ method: 'POST', url: `/api/maps/zones/import?${query}`, payload: Buffer.from(text) },
    headers: {
      ...{ host: 'localhost', authorization: `Bearer ${staff.token}`, 'content-type': 'application/octet-stream' },
    },
  });
  return answer.json();
}

const read = async (layer: string, caller = staff) =>
  (await caller.get(`/api/maps/zones?layer=${layer}`)).json<ReadZonesAnswer200>();

/** A user whose role has only these permissions. */
async function someoneWith(name: string, permissions: readonly string[]): Promise<Caller> {
  const email = `${name}@kestrel.test`;
  await asOwner(site.database.owner, async (tx) => {
    const role = await buildRole(tx, { provider_id: 1, name, permissions: [...permissions] });
    await buildUser(tx, { provider_id: 1, email, role_id: role.id });
  });
  return callerWith(site, await signedIn(site.database, email, 'localhost'));
}

describe('F364 an area', () => {
  test('is added to a map, changed and removed', async () => {
    const drawn = { name: 'New town', layer: 'surcharges', polygons: [[ring]], tags: ['outlying'] };
    const { status, zone } = await save({ zone: drawn });
    expect([status, zone]).toEqual([200, { ...drawn, id: zone.id, revision: 1 }]);
    await save({ zone_id: zone.id, zone: { ...drawn, name: 'Newer town', layer: 'rates' } });
    const found = (await read('surcharges')).zones.find(({ id }) => id === zone.id);
    expect(found).toEqual({ ...drawn, id: zone.id, name: 'Newer town', revision: 2 });
    expect(await remove(zone.id)).toMatchObject({ status: 200 });
    expect(await remove(zone.id)).toMatchObject({ status: 404, code: 'unknown_zone' });
  });

  test('has a name of its own on its map, and keeps it when it is saved again', async () => {
    const drawn = { name: 'Own name', layer: 'surcharges', polygons: [[ring]] };
    const { zone } = await save({ zone: drawn });
    const again = await save({ zone: { ...drawn, name: ' own NAME' } });
    expect([again.status, again.errors.map(({ field }) => field)]).toEqual([422, ['name']]);
    expect(await save({ zone_id: zone.id, zone: drawn })).toMatchObject({ status: 200 });
    const elsewhere = await save({ zone: { ...drawn, layer: 'rates' } });
    expect(elsewhere.status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ zone: { ...drawn, name: 'At once' } })));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    for (const one of made) await remove(one.zone.id);
    for (const { id } of [zone, elsewhere.zone]) await remove(id);
  });

  test('that someone else changed meanwhile is not replaced: the conflict comes with what they saved', async () => {
    const drawn = { name: 'Ours', layer: 'surcharges', polygons: [[ring]], tags: ['mine'] };
    const { zone } = await save({ zone: drawn });
    const based = (change: object) => save({ zone_id: zone.id, base_revision: 1, zone: { ...drawn, ...change } });
    const theirs = await based({ tags: ['plot'] });
    expect(theirs).toMatchObject({ status: 200, zone: { revision: 2 } });
    expect(await based({ name: 'Yours' })).toMatchObject({ status: 409, code: 'conflict', record: theirs.zone });
    // Saving what is there already is no change, on which nobody would lose anything.
    expect(await save({ zone_id: zone.id, zone: { ...drawn, tags: ['plot'] } })).toMatchObject({
      zone: { revision: 2 },
    });
    expect(await save({ base_revision: 1, zone: { ...drawn, name: 'New' } })).toMatchObject({ status: 400 });
    await remove(zone.id);
  });

  test('that is used by a price list can’t be removed', async () => {
    const used = (await read('rates')).zones.find(({ name }) => name === 'Johannesburg')!;
    expect(await remove(used.id)).toMatchObject({ status: 409, code: 'zone_in_use' });
  });

  test('without a name or a place, with an open outline or too many points, is rejected at its field', async () => {
    const refused = async (zone: object): Promise<unknown> => {
      const { status, errors } = await save({ zone: { layer: 'rates', ...zone } });
      return [status, errors.map(({ field }) => field)];
    };
    expect(await refused({ polygons: [[ring]] })).toEqual([422, ['name']]);
    expect(await refused({ name: 'Nowhere' })).toEqual([422, ['postal_codes']]);
    expect(await refused({ name: 'Backwards', postal_codes: ['4199-4000'] })).toEqual([422, ['postal_codes']]);
    expect(await refused({ name: 'Open', polygons: [[[...ring.slice(0, 3), [0, 0]]]] })).toEqual([422, ['polygons']]);
    expect(await refused({ name: 'Days', layer: 'service_days', postal_codes: ['8001'] })).toEqual([
      422,
      ['service_days'],
    ]);
  });
});

test('F363 an area may have as many points as the settings say', async () => {
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  await staff.post('/api/providers/settings', { base_revision: revision, settings: { map_max_node_count: 2 } });
  const zone = { name: 'Detailed', layer: 'rates', polygons: [[ring]] };
  expect(await save({ zone })).toMatchObject({ status: 422, errors: [{ field: 'polygons' }] });
  await staff.post('/api/providers/settings', { base_revision: revision + 1, settings: { map_max_node_count: 2000 } });
});

test('F362 a map is read and changed by users whose permissions name it', async () => {
  const viewer = await someoneWith('viewer', ['INLINE_view_map_surcharges']);
  expect((await read('surcharges', viewer)).zones.length).toBeGreaterThan(0);
  expect((await viewer.get('/api/maps/zones?layer=rates')).statusCode).toBe(403);
  const zone = { name: 'Mine', layer: 'surcharges', postal_codes: ['8001'] };
  expect(await save({ zone }, viewer)).toMatchObject({ status: 403 });
  const editor = await someoneWith('editor', ['INLINE_edit_map_surcharges']);
  expect(await save({ zone }, editor)).toMatchObject({ status: 200 });
  expect(await save({ zone: { ...zone, layer: 'rates' } }, editor)).toMatchObject({ status: 403 });
  expect(await save({ zone }, customer)).toMatchObject({ status: 403 });
});

test('F362 a draft area is moved to another map by someone who may change both', async () => {
  const planner = await someoneWith('planner', ['INLINE_edit_map_draft']);
  const drawn = { name: 'Planned', layer: 'draft', polygons: [[ring]] };
  const { zone } = await save({ zone: drawn }, planner);
  expect((await read('draft', planner)).zones).toEqual([zone]);
  const moved = { zone_id: zone.id, zone: { ...drawn, layer: 'surcharges' } };
  expect(await save(moved, planner)).toMatchObject({ status: 403 });
  const { zone: taken } = await save({ zone: { name: 'planned', layer: 'surcharges', postal_codes: ['8001'] } });
  expect((await save(moved)).errors.map(({ field }) => field)).toEqual(['name']);
  await remove(taken.id);
  expect(await save(moved)).toMatchObject({ status: 200, zone: { layer: 'surcharges' } });
  expect((await read('draft')).zones).toEqual([]);
  await remove(zone.id);
});

test('F365 areas are read from KML and GeoJSON, and an existing name gets the new outline', async () => {
  const points = ring.map(([lng, lat]) => `${lng},${lat},0`).join(' ');
  const boundary = `<outerBoundaryIs><LinearRing><coordinates>${points}</coordinates></LinearRing></outerBoundaryIs>`;
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
    <Placemark><name>North &amp; east</name><Polygon>${boundary}</Polygon></Placemark>
    <Placemark><name>A point</name><Point><coordinates>28,-26</coordinates></Point></Placemark></Document></kml>`;
  expect(await upload(kml, 'layer=exceptions&dry_run=true')).toEqual({
    zones: [{ name: 'North & east', points: 3, replaces: false }],
  });
  expect((await read('exceptions')).zones).toEqual([]);
  await upload(kml, 'layer=exceptions');
  const geojson = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { name: 'North & east' }, geometry: { type: 'Polygon', coordinates: [ring] } },
      { type: 'Feature', properties: { name: 'West' }, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } },
    ],
  });
  const { zones } = await upload(geojson, 'layer=exceptions');
  expect(zones.map(({ replaces }) => replaces)).toEqual([true, false]);
  expect((await read('exceptions')).zones.map(({ name }) => name)).toEqual(['North & east', 'West']);
  const twice = geojson.replace('West', 'NORTH & EAST');
  expect(await upload(twice, 'layer=exceptions&dry_run=true')).toMatchObject({
    code: 'invalid_file',
    message: 'The file holds two areas named NORTH & EAST.',
  });
  for (const text of ['name,points', '{', '{"type":"Polygon","coordinates":7}'])
    expect(await upload(text, 'layer=exceptions')).toMatchObject({ code: 'invalid_file' });
});

test('F365 an area of a file that could not be saved by hand is refused with its name', async () => {
  const area = (name: string, corners: readonly (readonly number[])[] = ring) =>
    JSON.stringify({ properties: { name }, geometry: { type: 'Polygon', coordinates: [corners] } });
  const far = ring.map(([lng]) => [lng!, 1e300]);
  for (const [text, message] of [
    [area('N\u0000'), 'N\u0000: Contains a character that can’t be stored (U+0000).'],
    [area('X'.repeat(121)), `${'X'.repeat(60)}: Must have at most 120 characters.`],
    [area('Far', far), 'Far: This number is too large to be kept exactly.'],
  ] as const)
    expect(await upload(text, 'layer=exceptions&dry_run=true')).toMatchObject({ code: 'invalid_zone', message });
  const nested = `${'{"type":"GeometryCollection","geometries":['.repeat(50_000)}${']}'.repeat(50_000)}`;
  expect(await upload(nested, 'layer=exceptions&dry_run=true')).toMatchObject({ code: 'invalid_file' });
});

test('F363 while one user edits a map others can’t, until they finish or their lock expires', async () => {
  const lock = (caller: Caller, more = {}) => caller.post('/api/maps/lock', { layer: 'branches', ...more });
  const zone = { name: 'South', layer: 'branches', postal_codes: ['4001'] };
  const other = await someoneWith('other', ['INLINE_edit_map_branches']);
  expect((await lock(staff)).statusCode).toBe(200);
  expect((await read('branches', other)).edited_by?.name).toBeTruthy();
  expect(await save({ zone }, other)).toMatchObject({ status: 409, code: 'map_locked' });
  expect((await lock(other)).statusCode).toBe(409);
  expect(await save({ zone })).toMatchObject({ status: 200 });
  await lock(staff, { release: true });
  expect(await save({ zone: { ...zone, name: 'Further south' } }, other)).toMatchObject({ status: 200 });
  await lock(staff);
  now = new Date(now.getTime() + 121_000);
  expect((await lock(other)).statusCode).toBe(200);
});
