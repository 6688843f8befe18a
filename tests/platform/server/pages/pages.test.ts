/** The page of an origin: brand, content security policy, and unknown addresses. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asOwner } from '#platform/server/db/tenant.ts';
import { signIn, testApp } from '../../../app.ts';
import { kestrelSettings, proteaSettings } from '../../../factories/demo-brands.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
const html =
  '<!doctype html><html lang="en"><head><title>Built</title><link rel="icon" href="/icon.png">' +
  '<script type="module" src="/assets/main-1a2b.js"></script></head><body><div id="root"></div></body></html>';
writeFileSync(join(webRoot, 'index.html'), html);
writeFileSync(join(webRoot, 'robots.txt'), 'User-agent: *');
mkdirSync(join(webRoot, 'assets/fonts'), { recursive: true });
for (const name of ['main-1a2b.js', 'main-1a2b.js.br', 'fonts/one.woff2'])
  writeFileSync(join(webRoot, 'assets', name), name);
const listed = {
  '/settings': ['assets/settings-1a.js', 'assets/settings-1a.css'],
  '/accounts/:id': ['assets/account-2b.js'],
};
const buildLists = ['screens.json', 'screens.json.gz', 'manifest.json', 'manifest.json.br'];
for (const name of buildLists) writeFileSync(join(webRoot, name), JSON.stringify(listed));

const site = await testApp({ webRoot });

async function page(host: string, url = '/login') {
  const answer = await site.request({ method: 'GET', url, headers: { host } });
  const boot = /<script type="application\/json" id="boot" data-position="\d*">(.*?)<\/script>/s.exec(answer.body)?.[1];
  return { answer, boot: boot ? (JSON.parse(boot) as Record<string, unknown>) : undefined };
}

function policyOf(headers: Record<string, unknown>): string {
  return String(headers['content-security-policy']);
}

test('F002 each origin has its own title, favicon, colours and settings in the page itself', async () => {
  const kestrel = await page('localhost:3051');
  expect(kestrel.answer.body).toContain('<title>Kestrel Couriers</title>');
  expect(kestrel.answer.body).toContain('<link rel="icon" href="/brands/kestrel/icon.svg">');
  expect(kestrel.answer.body).not.toContain('/icon.png');
  // What turns until the scripts have loaded.
  expect(kestrel.answer.body).toContain('<div id="root"></div><div class="starting"');
  for (const [host, brand] of [
    ['localhost', kestrelSettings],
    ['protea.localhost', proteaSettings],
  ] as const) {
    const colours = Object.entries(brand).filter(([key]) => key.startsWith('theme_'));
    expect(colours).toHaveLength(8);
    const { answer, boot } = await page(host);
    // The navigation has the same colours in dark mode; everything else has a shade for each.
    for (const [key, value] of colours)
      expect(answer.body).toMatch(
        new RegExp(`--theme-(?:day-)?${key.slice('theme_'.length).replaceAll('_', '-')}:${value}[;}]`),
      );
    expect(boot?.['provider_settings']).toMatchObject({ support_email_address: brand.support_email_address });
  }
  // Values for staff only are not in a public page.
  expect(kestrel.answer.body).not.toContain('Van Reenen');
  expect(kestrel.boot).toMatchObject({
    provider: { name: 'Kestrel Couriers', environment: 'dev' },
    provider_settings: { theme_primary: '#0b5c8a', logo_url: '/brands/kestrel/logo.svg' },
  });
  const protea = await page('protea.localhost');
  expect(protea.answer.body).toContain('<title>Protea Parcels</title>');
  expect(protea.answer.body).toContain('--theme-day-primary:#a3265a');
  expect(protea.boot).toMatchObject({ provider_settings: { logo_url: '/brands/protea/logo.svg' } });
  expect(JSON.stringify(protea.boot)).not.toContain('dashboard_');
});

test('a page links the files of its screen, so that they are preloaded', async () => {
  const tagsAt = async (url: string) =>
    [...(await page('localhost', url)).answer.body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(
      ([, rel, href]) => `${rel} ${href}`,
    );
  expect(await tagsAt('/settings?tab=rates')).toEqual([
    'modulepreload /assets/settings-1a.js',
    'stylesheet /assets/settings-1a.css',
  ]);
  expect(await tagsAt('/accounts/12')).toEqual(['modulepreload /assets/account-2b.js']);
  expect(await tagsAt('/accounts/12/more')).toEqual([]);
  expect((await page('localhost', '/login')).answer.body).not.toContain('<files>');
});

test('a saved brand is in the next page', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const settings = { provider_title: '</script><b>Kestrel & Co <nonce><files>' };
  const saved = await staff.post('/api/providers/settings', { base_revision: revision, settings });
  expect(saved.statusCode).toBe(200);
  const { answer, boot } = await page('localhost');
  expect(answer.body).toContain('<title>&lt;/script&gt;&lt;b&gt;Kestrel &amp; Co &lt;nonce&gt;&lt;files&gt;</title>');
  expect(boot).toMatchObject({ provider_settings: settings });
});

test('F074 F388 a changed status or kind of the provider is in the next page', async () => {
  const change = (values: { status: 'active' | 'overdue'; kind: 'courier' | 'locker-network' }) =>
    asOwner(site.database.owner, (tx) =>
      tx.updateTable('providers').set(values).where('name', '=', 'Protea Parcels').execute(),
    );
  expect((await page('protea.localhost')).boot).toMatchObject({ provider: { status: 'active' } });
  await change({ status: 'overdue', kind: 'locker-network' });
  expect((await page('protea.localhost')).boot).toMatchObject({
    provider: { status: 'overdue', kind: 'locker-network' },
  });
  await change({ status: 'active', kind: 'courier' });
  expect((await page('protea.localhost')).boot).toMatchObject({ provider: { status: 'active', kind: 'courier' } });
});

test.each(['/', '/login', '/settings', '/no-such-page'])(
  'the policy of %s allows no eval and no third-party script',
  async (path) => {
    const policy = policyOf((await page('localhost', path)).answer.headers);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).not.toMatch(/unsafe-/);
  },
);

test('F013 the environment in the page depends on the host', async () => {
  const hosts = { 'dev.kestrel.example': 'dev', 'stage.kestrel.example': 'stage', 'ship.kestrel.example': 'prod' };
  await asOwner(site.database.owner, async (tx) => {
    const rows = Object.keys(hosts).map((origin) => ({ origin, provider_id: 1 }));
    await tx.insertInto('provider_origins').values(rows).execute();
  });
  for (const [host, environment] of Object.entries(hosts)) {
    expect((await page(host)).boot).toMatchObject({ provider: { environment } });
    const answer = await site.request({ method: 'GET', url: `/api/providers?origin=${host}`, headers: { host } });
    expect(answer.json()).toMatchObject({ provider: { environment } });
  }
});

test('the policy allows our own scripts and the nonce of this response, never eval or inline scripts', async () => {
  const [first, second] = [await page('localhost'), await page('localhost')];
  const policy = policyOf(first.answer.headers);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe-/);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(first.answer.body).toContain(`<style nonce="${nonce}">`);
  expect(policyOf(second.answer.headers)).not.toContain(String(nonce));
});

test('a vendor’s origin is allowed only while its setting is on', async () => {
  expect(policyOf((await page('protea.localhost')).answer.headers)).not.toMatch(/google|apple/);
  const staff = await signIn(site, 'staff@protea.test');
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  const google_login_client_id = '407408718192-k3s7r3lc0ur13rs.apps.googleusercontent.com';
  const settings = { google_login_enabled: true, google_login_client_id };
  await staff.post('/api/providers/settings', { base_revision: revision, settings });
  const policy = policyOf((await page('protea.localhost')).answer.headers);
  expect(policy).toContain('https://accounts.google.com/gsi/client');
  expect(policy).not.toContain('apple');
  expect(policyOf((await page('localhost')).answer.headers)).not.toContain('google');
});

test('F045 every path that is not a call or file returns the app; files are returned as files', async () => {
  expect((await page('localhost', '/settings?tab=general')).answer.statusCode).toBe(200);
  expect((await page('localhost', '/robots.txt')).answer.body).toBe('User-agent: *');
  const { body, headers } = (await page('localhost', '/assets/main-1a2b.js')).answer;
  expect([body, headers['cache-control']]).toEqual(['main-1a2b.js', 'public, max-age=31536000, immutable']);
  expect((await page('localhost', '/assets/fonts/one.woff2')).answer.body).toBe('fonts/one.woff2');
  for (const url of ['/assets/gone.js', '/assets/..%2frobots.txt', '/assets//main-1a2b.js', '/assets/a%00.js'])
    expect((await page('localhost', url)).answer.statusCode, url).toBe(404);
  expect((await page('localhost', '/assets/')).answer.body).toContain('<div id="root">');
  expect((await page('localhost', '/index.html')).answer.body).not.toContain('<title>Built</title>');
});

test('an unknown origin gets the not-found page', async () => {
  const { answer } = await page('nobody.example');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<title>Page not found</title>');
  expect(answer.body).toContain("Oops! We can't seem to find the page you're looking for.");
  expect(answer.body).not.toMatch(/kestrel|protea/i);
});

test('a widget is a separate document, sandboxed by its policy, and only for the provider that has one', async () => {
  const staff = await signIn(site, 'staff@kestrel.test');
  const { revision } = (await staff.get('/api/providers/settings')).json<{ revision: number }>();
  expect((await page('localhost', '/widget')).answer.statusCode).toBe(404);
  const widget = '<script src="https://chat.kestrel.test/widget.js" async></script>';
  await staff.post('/api/providers/settings', { base_revision: revision, settings: { custom_widget_html: widget } });
  const { answer, boot } = await page('localhost', '/widget');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<body>${widget}</body>`);
  expect(boot).toBeUndefined();
  const policy = policyOf(answer.headers);
  // Opened outside the frame, it still has an opaque origin.
  expect(policy).toMatch(/^sandbox allow-scripts /);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|unsafe-eval/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.headers['x-frame-options']).toBeUndefined();
  expect(policyOf((await page('localhost')).answer.headers)).not.toMatch(/unsafe-|https:\/\/chat/);
  expect((await page('protea.localhost', '/widget')).answer.statusCode).toBe(404);
});

test('files of the web app are served, its build manifests are not', async () => {
  const get = (url: string) => site.request({ method: 'GET', url, headers: { host: 'localhost' } });
  expect((await get('/robots.txt')).statusCode).toBe(200);
  for (const name of buildLists) {
    const answer = await get(`/${name}`);
    expect(answer.body, name).not.toContain('settings-1a');
    expect(answer.headers['content-type']).toMatch(/^(application\/json|text\/html)/);
  }
});
