/** HTML entered by a provider never executes code, in any setting. */
import { expect, test } from 'vitest';
import type { JsonSchema, Setting } from '#engine/schema/catalogue.ts';
import { catalogue } from '#generated/catalogue.ts';
import { sanitiseValue } from '#modules/settings/server/saving/sanitise.ts';

const evil =
  '<p onclick="x()">Hello</p><img src=x onerror=alert(1)><svg onload="x()"></svg><script>x()</script>' +
  '<a href="javascript:x()">a</a><iframe srcdoc="<script>x()</script>"></iframe>';

/** A value with such HTML wherever this schema accepts HTML; undefined if it does not. */
function evilFor(schema: JsonSchema): unknown {
  if (schema.format === 'html') return evil;
  if (schema.type === 'array' && schema.items) {
    const item = evilFor(schema.items);
    return item === undefined ? undefined : [item];
  }
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const value = evilFor(member);
    return value === undefined ? [] : [[name, value] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

const settings = Object.entries<Setting>(catalogue.settings).flatMap(([key, setting]) => {
  const value = evilFor(setting.schema);
  return value === undefined ? [] : [[key, setting, value] as const];
});

test('some settings accept HTML, some of them inside lists', () => {
  expect(settings.length).toBeGreaterThan(5);
});

test.each(settings)('%s keeps its content and nothing executable', (_key, setting, value) => {
  const sanitized = JSON.stringify(sanitiseValue(setting, value));
  expect(sanitized).toContain('Hello');
  expect(sanitized).not.toMatch(/onclick|onerror|onload|<script|javascript:|<iframe|<svg/i);
});
