/** The reference on the screen and in the file have the same content for every setting, and access is limited. */
import { MemoryRouter } from 'react-router';
import { expect, it, describe } from 'vitest';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import type { Caller } from '#engine/state/access.ts';
import { catalogue as generated } from '#generated/catalogue.ts';
import { Entry } from '#modules/settings/web/reference/entry.tsx';
import { referenceFor } from '#modules/settings/web/reference/use-reference.ts';
import { markupOf } from '../../markup.tsx';
import { readFileSync } from 'node:fs';

const catalogue: Catalogue = generated;
const everybody: Caller = { audience: 'staff', can: () => true };
const reference = referenceFor(catalogue, everybody);
const file = readFileSync(new URL('../../../generated/settings.md', import.meta.url), 'utf8');
const inFile = new Map(file.split(/^#### /m).map((part) => [/^`(.+)`$/m.exec(part)?.[1] ?? '', part]));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The texts on the screen, one item per text node. */
function onScreen(key: string): readonly string[] {
  const found = reference.entries.get(key);
  if (!found) return [];
  const html = markupOf(
    <MemoryRouter>
      <Entry entry={found.entry} isFact={found.isFact} />
    </MemoryRouter>,
  );
  return html
    .replace(/<a .*?<\/a>|<button .*?<\/button>/gs, '')
    .split(/<[^>]*>/)
    .map((piece) => piece.replace(/&([#a-z0-9]+);/g, (_, name: string) => entities[name] ?? '?').trim())
    .filter((piece) => /\w/.test(piece));
}

describe.each([...Object.keys(catalogue.settings), 'provider.kind'])('%s', (key) => {
  it('shows on the screen what the file contains, and nothing else', () => {
    const pieces = onScreen(key);
    const text = inFile.get(key) ?? '';
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces.filter((piece) => !text.includes(piece.replace(/^[:\s]+/, '')))).toEqual([]);
    const words = (from: string) => from.replace(/[^\p{L}\p{N}]+/gu, '');
    let rest = words(text.split(/^#{2,3} /m)[0] ?? '');
    for (const piece of [...new Set(pieces)].sort((a, b) => b.length - a.length))
      rest = rest.replaceAll(words(piece), '');
    expect(rest).toBe('');
  });
});

it('contains every setting for a user with all permissions, and facts at the end', () => {
  const { tabs, entries } = referenceFor(catalogue, everybody);
  expect(Object.keys(catalogue.settings).filter((key) => !entries.has(key))).toEqual([]);
  expect(tabs.at(-1)?.id).toBe('facts');
});

it('shows no setting that the settings screen would not show', () => {
  const plain = referenceFor(catalogue, { audience: 'staff', can: (one) => one !== 'INLINE_feature_toggles' });
  expect(plain.entries.has('whatsapp_enabled')).toBe(false);
  expect(plain.search('whatsapp_enabled').map(({ entry }) => entry.key)).not.toContain('whatsapp_enabled');
  const customer = referenceFor(catalogue, { audience: 'customer', can: () => false });
  expect(customer.entries.has('auto_add_address_book')).toBe(true);
  expect(customer.entries.has('vip_accounts')).toBe(false);
  expect(customer.entries.has('work_hours_to')).toBe(false);
});

it('finds settings and facts, despite typos', () => {
  const { search } = referenceFor(catalogue, everybody);
  expect(search('privcy polcy')[0]?.entry.key).toBe('privacy_url');
  expect(search('hub_scanner_bays')[0]?.entry.key).toBe('hub_scanner_bays');
  expect(search('kind of provider').map(({ entry }) => entry.key)).toContain('provider.kind');
});
