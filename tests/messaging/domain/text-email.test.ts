/** Mails written as plain text, with the branding of the provider. */
import { expect, test } from 'vitest';
import { firstLink, textEmail } from '#modules/messaging/domain/text-email.ts';

const branding = {
  settings: {
    ...{ theme_primary: '#aa3300', logo_url: '/images/1/logo', notification_footer: '<p>12 Industria Road</p>' },
    ...{ show_scam_alert_on_emails: true, email_scam_alert_text: 'We never ask for a PIN.' },
  },
  providerName: 'Kestrel',
  site: 'https://ship.kestrel.test',
};

test('a text becomes HTML with the logo, the colour, the scam alert and the footer, and stays the same as text', () => {
  const body = 'Hello Thandi,\n\nChoose it here:\n\nhttps://ship.kestrel.test/login?verification=a-B_c&x=1.\n';
  const { html, text } = textEmail(body, branding);
  expect(html).toContain('<p>Hello Thandi,</p>');
  const address = 'https://ship.kestrel.test/login?verification=a-B_c&amp;x=1';
  expect(html).toContain(`<a href="${address}">${address}</a>.`);
  expect(html).toMatch(/<img src="https:..ship.kestrel.test.images.1.logo" alt="Kestrel"[^>]*object-fit:contain/);
  for (const part of ['#aa3300', 'We never ask for a PIN.', '<p>12 Industria Road</p>']) expect(html).toContain(part);
  expect(text).toBe(`We never ask for a PIN.\n\n${body.trim()}\n\n12 Industria Road\n\nPowered by Ship Logic\n`);
});

test('the platform’s name ends a mail until the provider turns it off', () => {
  expect(textEmail('Hello', branding).html).toContain('Powered by Ship Logic');
  const settings = { ...branding.settings, hide_powered_by_shiplogic: true };
  const { html, text } = textEmail('Hello', { ...branding, settings });
  expect(html + text).not.toContain('Powered by');
});

test('names with markup, tags and quotes are text', () => {
  const { html, text } = textEmail('Hello <img src=x onerror=alert(1)> "{{ pin }}" https://a.test/"><b>', {
    ...branding,
    settings: {},
    providerName: '<b>Kestrel</b>',
  });
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;{{ pin }}&quot;');
  expect(html).toContain('<a href="https://a.test/">https://a.test/</a>&quot;&gt;&lt;b&gt;');
  expect(text).toContain('<img src=x onerror=alert(1)> "{{ pin }}"');
});

test('a logo without a known site is replaced by the name', () => {
  expect(textEmail('Hello', { ...branding, site: undefined }).html).toContain('>Kestrel</strong>');
  expect(firstLink('See (https://a.test/b), then http://c.test')).toBe('https://a.test/b');
  expect(firstLink('No link')).toBe('');
});
