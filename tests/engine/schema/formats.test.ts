/** What each format accepts and rejects, that none ever throws, and that hostile input costs only linear time. */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats, type Format } from '#engine/schema/formats.ts';

function validate(format: Format, text: string): boolean {
  if (format instanceof RegExp) return format.test(text);
  return format(text);
}

function accepts(name: string, text: string): boolean {
  const format = formats[name];
  if (!format) throw new Error(`no format ${name}`);
  return validate(format, text);
}

const samples: Record<string, { good: string[]; bad: string[] }> = {
  email: {
    good: ['a@b.co', "o'hara+x@mail.acme.co.za", 'A.B@X-Y.io'],
    bad: [
      '',
      'a',
      '@b.co',
      'a@b',
      'a b@c.co',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.co',
      'a@-b.co',
      'a@b.co,c@d.co',
    ],
  },
  'email-list': {
    good: ['a@b.co', 'a@b.co,c@d.co', 'a@b.co; c@d.co , e@f.co'],
    bad: ['', 'a@b.co,', ';', 'a@b.co c@d.co', 'a@b.co,nope'],
  },
  url: {
    good: [
      'acme.co.za',
      'http://acme.co.za',
      'https://acme.co.za:8443/a?b=c#d',
      'localhost:3051/x',
      'www.acme.co.za/track/',
    ],
    bad: [
      '',
      'acme',
      'ftp://acme.co.za',
      'javascript:alert(1)',
      'https://',
      'https://a b.co',
      'https://u:p@acme.co',
      '//acme.co',
    ],
  },
  'https-url': {
    good: ['https://acme.co.za', 'HTTPS://acme.co.za/x'],
    bad: ['', 'http://acme.co.za', 'acme.co.za', '/x', 'https://acme', 'https://acme.co.za/"x'],
  },
  'asset-url': {
    good: ['/brand/logo.svg', '/', 'https://cdn.acme.co.za/l.png'],
    bad: [
      '',
      '//evil.co/x.png',
      '/\\evil.co',
      'brand/logo.svg',
      'http://acme.co.za/l.png',
      'data:image/png;base64,AA',
      '/a b',
    ],
  },
  'phone-za': {
    good: [
      '+27821234567',
      '+27 82 123 4567',
      '0821234567',
      '082 123 4567',
      '(082) 123-4567',
      '082-123-4567',
      '082.123.4567',
    ],
    bad: ['', '+278212345', '+2782123456789', '082123456', '08212345678', 'call me', '+27a21234567'],
  },
  'time-of-day': { good: ['00:00', '08:30', '23:59'], bad: ['', '24:00', '8:30', '08:60', '08:30:00'] },
  date: {
    good: ['2026-02-28', '2024-02-29', '2000-12-31'],
    bad: ['', '2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', '1900-02-29'],
  },
  'date-time': {
    good: ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00.123+02:00'],
    bad: [
      '',
      '2026-02-28',
      '0000-02-28T10:00:00Z',
      '2026-02-28T10:00:00',
      '2026-02-30T10:00:00Z',
      '2026-02-28T24:00:00Z',
    ],
  },
  colour: { good: ['#fff', '#A1b2C3', '#a1b2c3d4'], bad: ['', '#ff', '#ffff', 'red', '#ggg', '#fffffff'] },
  version: { good: ['4', '4.2', '4.2.11'], bad: ['', 'v4', '4.', '4.2.1.0', '.4'] },
  country: { good: ['ZA', 'NA', 'GB'], bad: ['', 'za', 'ZZ', 'ZAF', 'UK', 'DA'] },
  hostname: { good: ['localhost', 'protea.localhost', 'acme.co.za'], bad: ['', '-a.co', 'a..b', 'a_b.co', 'a.co.'] },
  'tracking-prefix': { good: ['KES', 'P2'], bad: ['', 'kes', 'K-S', 'ABCDEFGHIJK'] },
  status: { good: ['at-hub', 'quote'], bad: ['', 'At-hub', '-hub', 'at--hub', 'at_hub'] },
};

/**
 * Runs work that takes a few milliseconds if it is linear, and stops it if it takes more than a thousand times as long: that is quadratic,
 * and cannot be explained by a busy machine.
 */
function ends(work: () => unknown, withinMs = 5_000): unknown {
  return runInNewContext('work()', { work }, { timeout: withinMs });
}

describe('F317 formats of addresses, times, numbers and codes', () => {
  for (const [name, { good, bad }] of Object.entries(samples)) {
    it.each(good)(`${name} accepts %j`, (text) => expect(accepts(name, text)).toBe(true));
    it.each(bad)(`${name} rejects %j`, (text) => expect(accepts(name, text)).toBe(false));
  }

  it('contains exactly the countries of ISO 3166-1', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const all = letters.flatMap((first) => letters.map((second) => first + second));
    const accepted = all.filter((code) => accepts('country', code));
    expect(accepted).toHaveLength(249);
    expect(accepted.filter((code) => !names.of(code))).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(formats)),
        fc.string({ unit: 'binary', maxLength: 80 }),
        (name, text) => {
          expect(typeof accepts(name, text)).toBe('boolean');
        },
      ),
      { numRuns: 2000 },
    );
  });

  const hostile = [
    'a',
    'a.',
    'a@',
    'a@a.',
    '0',
    ' ',
    '-',
    '+1',
    '(0',
    'https://a.',
    '#f',
    '1.',
    'a-',
    '/',
    'a@b.co,',
    ':',
    '\\',
  ];

  it.each(Object.keys(formats))('%s validates 200,000 hostile characters without backtracking', (name) => {
    for (const piece of hostile) {
      const text = `${piece.repeat(Math.ceil(200_000 / piece.length))}!`;
      expect(() => ends(() => accepts(name, text)), `${name} on ${piece}…`).not.toThrow();
    }
  });

  it('backtracking would be detected', () => {
    const text = `${'1'.repeat(200_000)}!`;
    expect(() => ends(() => /^(?:\d+)+$/.test(text), 100)).toThrow('timed out');
    expect(() => ends(() => /\d+$/.test(text), 100)).toThrow('timed out');
  });
});
