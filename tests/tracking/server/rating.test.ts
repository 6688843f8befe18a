/** Rating a delivery and following short links over HTTP. */
import { describe, expect, test } from 'vitest';
import type { NewRow, Row } from '#generated/database.ts';
import type { Dashboard, ShortUrl, TrackedShipment } from '#generated/types.ts';
import { findShortUrl, shortUrlFor } from '#modules/tracking/server/services/short-urls.ts';
import { inTenant } from '#platform/server/db/tenant.ts';
import { callerWith, signIn, testApp } from '../../app.ts';
import { storeShipment } from '../../factories/stored-shipment.ts';

const site = await testApp();
const staff = await signIn(site, 'staff@kestrel.test');
const branchStaff = await signIn(site, 'ops@kestrel.test');
const customer = await signIn(site, 'owner@acme.test');
const stranger = await signIn(site, 'owner@prepaid.test');
const platform = await signIn(site, 'platform@kestrel.test');
const guest = callerWith(site, null);
const elsewhere = callerWith(site, null, 'protea.localhost');

const book = (attributes: Partial<NewRow<'shipments'>> = {}): Promise<Row<'shipments'>> =>
  storeShipment(site.database, attributes);

async function tracked({ short_tracking_reference: number }: Row<'shipments'>): Promise<TrackedShipment> {
  const answer = await guest.get(`/api/tracking/shipments?tracking_reference=${number}`);
  return answer.json<{ shipments: TrackedShipment[] }>().shipments[0]!;
}

const rate = (caller: typeof guest, { short_tracking_reference }: Row<'shipments'>, stars: number, comment?: string) =>
  caller.post('/api/tracking/ratings', { tracking_reference: short_tracking_reference, stars, comment });

describe('a rating', () => {
  test.each(['collected-from-locker', 'collected-from-counter'])('is given for a parcel %s', async (status) => {
    const picked = await book({ status, delivered_date: new Date() });
    expect(await tracked(picked)).toMatchObject({ can_rate: true });
    expect((await rate(guest, picked, 5)).statusCode).toBe(200);
  });

  test('is given once, by a user who knows the number, for a shipment delivered here', async () => {
    const way = await book({ status: 'out-for-delivery' });
    expect((await rate(guest, way, 5)).json()).toMatchObject({ code: 'not_delivered' });
    expect(await tracked(way)).toMatchObject({ can_rate: false, stars: null });
    const done = await book({ status: 'delivered', delivered_date: new Date() });
    expect((await rate(elsewhere, done, 5)).json()).toMatchObject({ code: 'unknown_shipment' });
    expect((await rate(guest, done, 6)).statusCode).toBe(400);
    expect(await tracked(done)).toMatchObject({ can_rate: true, stars: null });
    const rated = await rate(guest, done, 4, ' Friendly driver ');
    expect(rated.json()).toMatchObject({ rating: { stars: 4, comment: 'Friendly driver' } });
    expect((await rate(guest, done, 1)).json()).toMatchObject({ code: 'already_rated' });
    const seen = await tracked(done);
    expect(seen).toMatchObject({ can_rate: false, stars: 4 });
    expect(JSON.stringify(seen)).not.toContain('Friendly');
  });

  test('is visible to users who may see the shipment', async () => {
    const done = await book({ status: 'delivered', delivered_date: new Date() });
    const read = (caller: typeof guest) => caller.get(`/api/tracking/ratings?id=${done.id}`);
    expect((await read(staff)).json()).toEqual({ rating: null });
    await rate(guest, done, 2, 'Dented');
    expect((await read(staff)).json()).toMatchObject({ rating: { stars: 2, comment: 'Dented' } });
    expect((await read(customer)).json()).toMatchObject({ rating: { stars: 2 } });
    for (const caller of [branchStaff, stranger])
      expect((await read(caller)).json()).toMatchObject({ code: 'unknown_shipment' });
  });

  test('counts in the average of the dashboard', async () => {
    const ratings = async () => (await staff.get('/api/dashboard')).json<Dashboard>().rating;
    const before = await ratings();
    await rate(guest, await book({ status: 'delivered', delivered_date: new Date() }), 1);
    const after = await ratings();
    expect(after.count).toBe(before.count + 1);
    expect(after.average).toBeGreaterThanOrEqual(1);
    expect(after.average).toBeLessThanOrEqual(before.average ?? 5);
  });
});

describe('a short link', () => {
  const page = 'http://localhost:3051/track?tracking_reference=ABC234';
  const made = (now: Date) => inTenant(site.database.worker, 1, (tx) => shortUrlFor(tx, 1, page, now));

  test('redirects to its page, counts clicks, and belongs to one provider', async () => {
    const url = await made(new Date());
    expect(url).toMatch(/^http:\/\/localhost:3051\/s\/[A-Za-z0-9]{7}$/);
    const path = new URL(url).pathname;
    const followed = await guest.get(path);
    expect([followed.statusCode, followed.headers.location]).toEqual([302, page]);
    expect((await elsewhere.get(path)).headers.location).toBe('/track');
    expect((await guest.get('/s/nothing')).headers.location).toBe('/track');
    // Neither a check of the link nor a page that is loaded in case it is opened is a click.
    const check = (method: 'HEAD' | 'GET', more: object = {}) =>
      site.app.inject({ method, url: path, headers: { host: 'localhost', ...more } });
    for (const answer of [
      await check('HEAD'),
      await check('GET', { 'sec-purpose': 'prefetch;prerender' }),
      await check('GET', { purpose: 'prefetch' }),
    ])
      expect([answer.statusCode, answer.headers.location]).toEqual([302, page]);
    const list = await platform.get(`/api/short-urls?provider_id=1&code=${path.slice(3)}`);
    expect(list.json()).toMatchObject({ short_urls: [{ url: page, clicks: 1 }] });
  });

  test('is reused while it is valid long enough, and expires after a year', async () => {
    const now = new Date();
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
    const first = await made(now);
    expect(await made(days(100))).toBe(first);
    expect(await made(days(200))).not.toBe(first);
    const follow = (at: Date) =>
      inTenant(site.database.app, 1, (tx) => findShortUrl(tx, new URL(first).pathname.slice(3), at));
    expect(await follow(days(364))).toBe(page);
    expect(await follow(days(366))).toBeUndefined();
  });

  test('is on the provider’s public host if its pages are elsewhere, and does not exist without such a host', async () => {
    const elsewherePage = 'https://track.kestrel.test/ABC234';
    const of = () => inTenant(site.database.worker, 1, (tx) => shortUrlFor(tx, 1, elsewherePage, new Date()));
    expect(await of()).toBe(elsewherePage);
    await inTenant(site.database.owner, 1, (tx) =>
      tx.insertInto('provider_origins').values({ provider_id: 1, origin: 'ship.kestrel.test' }).execute(),
    );
    expect(await of()).toMatch(/^https:\/\/ship\.kestrel\.test\/s\//);
  });

  test('F387 is listed and made only by the platform’s own team', async () => {
    const url = 'https://www.kestrel.test/prices';
    for (const caller of [staff, customer]) {
      expect((await caller.get('/api/short-urls')).statusCode).toBe(403);
      expect((await caller.post('/api/short-urls', { url })).statusCode).toBe(403);
    }
    const linkOf = async (more: object = {}) =>
      (await platform.post('/api/short-urls', { url, provider_id: 1, ...more })).json<{ short_url: ShortUrl }>()
        .short_url;
    const link = await linkOf();
    expect(link).toMatchObject({ url, clicks: 0, last_clicked_at: null });
    expect((await guest.get(`/s/${link.code}`)).headers.location).toBe(url);
    expect(await linkOf()).toMatchObject({ code: link.code, clicks: 1 });
    const ofOther = await linkOf({ provider_id: 2 });
    expect(ofOther.code).not.toBe(link.code);
    expect((await elsewhere.get(`/s/${ofOther.code}`)).headers.location).toBe(url);
    for (const wrong of ['javascript:alert(1)', 'http://www.kestrel.test', 'prices', ''])
      expect((await platform.post('/api/short-urls', { url: wrong })).json(), wrong).toMatchObject({
        errors: [{ field: 'url' }],
      });
    const trail = await platform.get('/api/audit/events?type=short_url&offset=0&limit=10&provider_id=1');
    expect(trail.json()).toMatchObject({ count: 1, audit_events: [{ change: { change_to: { url } } }] });
  });
});
