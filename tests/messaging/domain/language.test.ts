/** The template language: its features, and that no text runs forever, accesses more than its variables or injects markup. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText } from '#modules/messaging/domain/check-text.ts';
import { contextFor } from '#modules/messaging/domain/context.ts';
import { checkTemplate, renderTemplate } from '#modules/messaging/domain/render.ts';
import { filterNames, limits, tagNames } from '#modules/messaging/domain/language.ts';
import { variables } from '#modules/messaging/domain/variables.ts';
import type { NotificationContext, Shipment } from '#generated/types.ts';
import { buildShipment } from '../../factories/shipment.ts';
import { cpuMs } from '../../cpu-time.ts';

const provider = { name: 'Kestrel Couriers', kind: 'courier' };

function context(shipment: Shipment = buildShipment()): NotificationContext {
  return contextFor(shipment, 'delivery', {}, provider);
}

function sms(text: string, shipment?: Shipment): string {
  return renderTemplate({ text }, 'sms', context(shipment)).text ?? '';
}

function attempt(text: string, values: NotificationContext): { text: string; failure: string } {
  try {
    return { text: renderTemplate({ text }, 'sms', values).text ?? '', failure: '' };
  } catch (error) {
    return { text: '', failure: String(error) };
  }
}

/** The maximum duration of rendering, ms: the language's own limit with a margin for a busy machine. */
const atMost = limits.milliseconds * 4;

const names = [
  ...variables.map(({ path }) => path.replaceAll('[]', '')),
  ...['constructor', '__proto__', 'process', 'globalThis', 'shipment.constructor.constructor', 'recipient.__proto__'],
  ...['toString', 'shipment.parcels.length', 'nothing', 'parcel.packaging', 'forloop.index', '"text"', '7', '(1..9)'],
];
const name = fc.constantFrom(...names);
const filter = fc.constantFrom(...filterNames, 'constructor', 'where', 'map', 'eval', 'json');
const output = fc
  .tuple(name, fc.array(filter, { maxLength: 2 }))
  .map(([what, filters]) => `{{ ${[what, ...filters].join(' | ')} }}`);
const { text: anyTemplate } = fc.letrec<{ text: string; piece: string }>((tie) => ({
  text: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.string({ maxLength: 12 }),
    output,
    fc.constantFrom('{{', '}}', '{%', '%}', '{% endif %}', '{% break %}', '{% include "x" %}', '{% assign a = 1 %}'),
    fc.tuple(name, tie('text')).map(([what, inside]) => `{% if ${what} %}${inside}{% endif %}`),
    fc.tuple(name, tie('text')).map(([what, inside]) => `{% for parcel in ${what} %}${inside}{% endfor %}`),
    tie('text').map((inside) => `{% for a in (1..1000000) %}${inside}{% endfor %}`),
  ),
}));

describe('no template', () => {
  test('runs forever or accesses anything but the variables, whatever its text', () => {
    const secret = 'pin-of-nobody-else';
    const shipment = buildShipment({ proof_of_delivery_pin: secret, pickup_pin: secret, dropoff_pin: secret });
    // The contact gets the PIN only when it is needed.
    const values = contextFor({ ...shipment, status: 'submitted' }, 'delivery', {}, provider);
    const frozen = JSON.stringify(values);
    fc.assert(
      fc.property(anyTemplate, (text) => {
        let outcome: ReturnType<typeof attempt> | undefined;
        expect(cpuMs(() => (outcome = attempt(text, values)))).toBeLessThan(atMost);
        const { text: rendered, failure } = outcome!;
        // A valid text may still exceed a limit; nothing else may fail.
        const mayFail = checkTemplate({ text }, 'sms').length > 0 || failure === '' || failure.includes('limit');
        expect(mayFail, failure).toBe(true);
        expect(rendered).not.toContain(secret);
        expect(rendered).not.toMatch(/function|native code|\[object/);
        expect(JSON.stringify(values)).toBe(frozen);
      }),
      { numRuns: 400, seed: 20261121 },
    );
  });

  test.for([
    '{% for a in (1..1000000000) %}{% for b in (1..1000000000) %}x{% endfor %}{% endfor %}',
    '{% for a in (1..9999) %}{% for b in (1..9999) %}{{ shipment.tracking_reference }}{% endfor %}{% endfor %}',
    `${'{% if shipment %}'.repeat(900)}x${'{% endif %}'.repeat(900)}`,
  ])('runs forever: %#', (text) => {
    const cost = cpuMs(() => {
      try {
        sms(text);
      } catch {
        // Rejected, or stopped at a limit.
      }
    });
    expect(cost).toBeLessThan(atMost);
  });

  test.for([
    '{{ constructor }}',
    '{{ shipment.constructor.name }}',
    '{{ shipment.__proto__ }}',
    '{{ "x" | constructor }}',
    '{% assign a = 1 %}',
    '{% include "a" %}',
    '{% render "a" %}',
    '{% layout "a" %}',
    '{% capture a %}b{% endcapture %}',
    '{{ process.env.SECRET_KEY }}',
    '{{ shipment.proof_of_delivery_pin }}',
    '{{ shipment.delivery_address | upcase }}',
  ])('passes the check with %s, and without the check it renders nothing', (text) => {
    expect(checkText(text, 'text')).not.toEqual([]);
    let rendered = '';
    try {
      rendered = sms(text);
    } catch {
      return;
    }
    expect(rendered).toBe('');
  });
});

describe('validation', () => {
  test('every documented variable exists, and private fields are not among them', () => {
    const values = variables.filter(({ type }) => type !== 'group' && type !== 'list');
    for (const { path } of values.filter((one) => one.path.split('[].').length <= 2)) {
      const [list, member] = path.split('[].');
      const text = member === undefined ? `{{ ${path} }}` : `{% for one in ${list} %}{{ one.${member} }}{% endfor %}`;
      expect(checkText(text, 'text'), path).toEqual([]);
    }
    expect(variables.filter(({ path }) => path.endsWith('_pin') && path !== 'recipient.pin')).toEqual([]);
  });

  test('tags and filters are exactly those documented', () => {
    expect(tagNames).toEqual(['if', 'unless', 'case', 'for', 'break', 'continue', 'comment']);
    for (const one of filterNames) expect(checkText(`{{ status.title | ${one} }}`, 'text'), one).toEqual([]);
    expect(checkText('{{ status.title | sort }}', 'text')[0]?.message).toContain('There is no filter "sort"');
  });

  test('an error is reported at its position, with the most likely correction', () => {
    expect(checkText('Dear\n{{ recipient.nam }}', 'text')).toEqual([
      {
        code: 'unknown_variable',
        line: 2,
        column: expect.any(Number) as number,
        message: 'There is no recipient.nam. Did you mean name?',
      },
    ]);
  });
});

describe('values in HTML', () => {
  const evil = '<img src=x onerror=alert(1)>';

  test('are text and never markup, and no link becomes a script', () => {
    const body = '<p>{{ recipient.name }}</p><a href="{{ shipment.tracking_url }}">x</a>';
    const base = buildShipment({ tracking_url: 'javascript:alert(1)' });
    const shipment = { ...base, delivery_contact: { ...base.delivery_contact, name: evil } };
    const { body: text = '' } = renderTemplate({ subject: 'x', body }, 'email', context(shipment));
    expect(text).not.toContain('<img');
    expect(text).not.toContain('javascript:');
  });

  test('a name is text for any name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const base = buildShipment();
        const shipment = { ...base, delivery_contact: { ...base.delivery_contact, name: text } };
        const { body = '' } = renderTemplate(
          { subject: 'x', body: '{{ recipient.name }}' },
          'email',
          context(shipment),
        );
        expect(body).not.toMatch(/[<>"]/);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
