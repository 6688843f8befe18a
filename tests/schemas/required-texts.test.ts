/** A setting that must not be empty must not consist of spaces either: it is shown as a title, a name or a warning. */
import { expect, test } from 'vitest';
import { catalogue } from '#generated/catalogue.ts';
import { settings as validators } from '#generated/validators/settings.js';
import type { Catalogue } from '#engine/schema/catalogue.ts';

const { settings }: Catalogue = catalogue;
const required = Object.entries(settings).filter(
  ([, { schema }]) => schema.type === 'string' && Number(schema['minLength'] ?? 0) > 0,
);

test.each(required)('%s refuses spaces', (key) => {
  expect(validators[key]?.('   ')).toBe(false);
});
