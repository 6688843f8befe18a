/** `/geocode` with the bundled gazetteer, and with a simulator of Google's API. */
import { afterAll, describe, expect, it } from 'vitest';
import { callerWith, testApp, type TestApp } from '../../app.ts';
import { startGateways } from '../../simulators/gateway-server.ts';
import { acceptedKey, answerAsGoogleMaps } from '../../simulators/google-maps.ts';

const google = await startGateways({ answer: answerAsGoogleMaps });
afterAll(() => google.close());
const address = `http://127.0.0.1:${google.port}`;
const withKey = (key: string) => ({
  ...{ GOOGLE_MAPS_API_KEY: key, GOOGLE_GEOCODING_URL: address, GOOGLE_PLACES_URL: address },
  OUTBOUND_TRUSTED: `127.0.0.1:${google.port}`,
});

const bundled = await testApp();
const { database } = bundled;
const connected = await testApp({ database, env: withKey(acceptedKey) });
const refused = await testApp({ database, env: withKey('not-the-key') });

const guest = (site: TestApp) => callerWith(site, null);
const geocode = async (site: TestApp, payload: object) => {
  const answer = await guest(site).post('/api/geocode', payload);
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
};
const suggest = async (site: TestApp, search: string, more = '') => {
  const answer = await guest(site).get(`/api/geocode/suggestions?search=${encodeURIComponent(search)}${more}`);
  return { status: answer.statusCode, ...answer.json<{ suggestions: { place_id: string; title: string }[] }>() };
};

describe('with the bundled gazetteer', () => {
  it('completes an address with coordinates, province and postal code (F225)', async () => {
    const given = { street_address: '12 Jet Park Road', local_area: 'Jet Park', city: 'Boksburg' };
    expect(await geocode(bundled, given)).toEqual({
      ...{ status: 200, precision: 'suburb', is_approximate: false },
      address: { ...given, zone: 'Gauteng', code: '1459', country: 'ZA', lat: -26.166, lng: 28.219 },
    });
  });

  it('uses the centre of the town for an unknown suburb, and returns that it is approximate', async () => {
    const answer = await geocode(bundled, { local_area: 'Somewhere New', city: 'Nelspruit' });
    expect(answer).toMatchObject({
      ...{ is_approximate: true, precision: 'town' },
      address: { local_area: 'Somewhere New', zone: 'Mpumalanga', lat: -25.475, lng: 30.97 },
    });
  });

  it('suggests suburbs and towns after the last comma, and geocodes the selected one', async () => {
    const { suggestions } = await suggest(bundled, '7 Dorp Street, die boo');
    expect(suggestions).toEqual([
      { place_id: 'za:Die Boord|Stellenbosch', title: 'Die Boord', subtitle: 'Stellenbosch, Western Cape, 7600' },
    ]);
    expect(await geocode(bundled, { place_id: suggestions[0]!.place_id })).toMatchObject({
      ...{ precision: 'suburb', address: { local_area: 'Die Boord', city: 'Stellenbosch', code: '7600' } },
    });
    const [town] = (await suggest(bundled, 'Kimb')).suggestions;
    const chosen = await geocode(bundled, { place_id: town!.place_id });
    expect(chosen).toMatchObject({ is_approximate: true, address: { city: 'Kimberley', zone: 'Northern Cape' } });
    expect(chosen).not.toHaveProperty('address.local_area');
    expect((await suggest(bundled, 'Gaborone', '&country=BW')).suggestions).toEqual([]);
  });

  it('returns the suburb of a pin and keeps street and company', async () => {
    const answer = await geocode(bundled, { lat: -33.91812345678, lng: 18.389, street_address: '3 Beach Road' });
    expect(answer).toMatchObject({
      address: { street_address: '3 Beach Road', local_area: 'Sea Point', city: 'Cape Town', lat: -33.918123 },
    });
  });

  it('finds nothing in an unknown town', async () => {
    expect(await geocode(bundled, { local_area: 'Sandton', city: 'Timbuktu' })).toMatchObject({
      ...{ status: 404, code: 'place_not_found' },
    });
  });
});

describe('with Google', () => {
  it('suggests streets, with the session token of the search', async () => {
    const { suggestions } = await suggest(connected, '12 jet', '&session_token=abc');
    expect(suggestions.map(({ title }) => title)).toEqual(['12 Jet Park Road']);
    const body = JSON.parse(google.requests.at(-1)!.body) as object;
    expect(body).toEqual({ input: '12 jet', includedRegionCodes: ['za'], languageCode: 'en', sessionToken: 'abc' });
    expect(await geocode(connected, { place_id: suggestions[0]!.place_id })).toEqual({
      ...{ status: 200, precision: 'address', is_approximate: false },
      address: {
        ...{ street_address: '12 Jet Park Road', local_area: 'Jet Park', city: 'Boksburg', zone: 'Gauteng' },
        ...{ code: '1459', country: 'ZA', lat: -26.166231, lng: 28.218907, gs_hash: suggestions[0]!.place_id },
      },
    });
  });

  it('keeps a pin that was set, and the name of the village', async () => {
    expect(await geocode(connected, { lat: -26.2, lng: 28.3 })).toMatchObject({ address: { lat: -26.2, lng: 28.3 } });
    expect(await geocode(connected, { city: 'Nieu-Bethesda' })).toMatchObject({
      ...{
        is_approximate: true,
        address: { local_area: 'Nieu-Bethesda', city: 'Nieu-Bethesda', zone: 'Eastern Cape' },
      },
    });
  });

  it('falls back to the gazetteer for what Google doesn’t know', async () => {
    expect(await geocode(connected, { local_area: 'Sea Point', city: 'Cape Town' })).toMatchObject({
      ...{ precision: 'suburb', address: { code: '8005' } },
    });
  });

  it('reports a rejected key, without the key', async () => {
    const answer = await geocode(refused, { city: 'Boksburg' });
    expect(answer).toEqual({
      ...{ status: 502, code: 'geocoder_failed', errors: [] },
      message: expect.stringMatching(/^Couldn’t search for the address\. Enter it by hand/) as string,
    });
    expect((await suggest(refused, '12 jet')).status).toBe(502);
    expect(google.requests.at(-1)?.headers['x-goog-api-key']).toBe('not-the-key');
  });
});
