/** Settings are found by likely words, including typos, and fast enough for every keystroke. */
import { describe, expect, it } from 'vitest';
import type { Catalogue, Setting } from '#engine/schema/catalogue.ts';
import { parseQuery, toggleFilter } from '#engine/search/search-query.ts';
import { placesOf, searchIndex } from '#engine/search/search.ts';
import { catalogue, setting } from '../small-catalogue.ts';
import { cpuMs } from '../../cpu-time.ts';

const values: Record<string, unknown> = { company: 'Kestrel Couriers', passphrase: 'correct horse', mode: 'window' };
const index = (read = (key: string): unknown => values[key]) =>
  searchIndex(catalogue, Object.keys(catalogue.settings), read);

describe('search', () => {
  it.each([
    ['company', 'company'],
    ['pasphrase', 'passphrase'],
    ['card paymnets', 'payments'],
    ['window_height', 'window_height'],
    ['kestrel', 'company'],
    ['tick boxes', 'mode'],
    ['w', 'website'],
    ['at-hub', 'statuses'],
    ['Cómpany', 'company'],
  ])('%j finds %s first', (text, key) => expect(index().search(text)[0]).toBe(key));

  it.each([
    ['pasphrase', 'The passphrase of the Passphrase store', ['passphrase', 'Passphrase']],
    ['wi', 'A window, with a width', ['wi', 'wi', 'wi']],
    ['Cómpany', 'Company name', ['Company']],
    ['@secret', 'Passphrase', []],
    ['zzyzx', 'Company', []],
  ])('the matches of %j are highlighted in %j', (text, title, marked) => {
    const places = placesOf(index().matched(text), title);
    expect(places.map(([start, end]) => title.slice(start, end))).toEqual(marked);
  });

  it('one or two letters match titles that begin with them, then other words of titles, then keys, in screen order', () => {
    expect(index().search('w')).toEqual(['website', 'window_text', 'window_height']);
    expect(index().search('T')).toEqual(['mode', 'window_text', 'terms', 'window_height']);
    expect(index().search('@tab:gen @secret p')).toEqual(['passphrase']);
    expect(index().search('_')).toEqual([]);
    expect(index().search('q')).toEqual([]);
    expect(index().search('wi')).toEqual(['window_text', 'window_height']);
    expect(index().search('Te')).toEqual(['mode', 'window_text', 'terms']);
    expect(index().search('hu')).toEqual(['statuses']);
  });

  it('requires every word, and falls back to any if no setting has them all', () => {
    expect(index().search('terms window')).toEqual(expect.arrayContaining(['mode', 'window_text']));
    expect(index().search('terms window')).not.toContain('window_height');
    expect(index().search('company zebra')).toEqual(['company']);
    expect(index().search('zebra')).toEqual([]);
  });

  it('never finds a secret by its value', () => {
    expect(index().search('horse')).toEqual([]);
    expect(index().search('set')).not.toContain('passphrase');
    const living = index();
    living.setValue('passphrase', 'wooden zeppelin');
    expect(living.search('zeppelin')).toEqual([]);
  });

  it('follows changed values', () => {
    const living = index();
    living.setValue('company', 'Protea Parcels');
    expect([living.search('protea'), living.search('kestrel')]).toEqual([['company'], []]);
  });

  it('filters, with words or alone in screen order', () => {
    const modified = (key: string) => key === 'company' || key === 'mode';
    expect(index().search('@modified', modified)).toEqual(['company', 'mode']);
    expect(index().search('@modified terms', modified)).toEqual(['mode']);
    expect(index().search('@secret')).toEqual(['passphrase']);
    expect(index().search('@deprecated')).toEqual([]);
    expect(index().search('@scope:user company')).toEqual([]);
    expect(index().search('@modified @secret', () => true)).toEqual(['passphrase']);
    expect(index().search('@invalid', (key, state) => state === 'invalid' && key === 'mode')).toEqual(['mode']);
    expect(index().search('@tab:gen company')).toEqual(['company']);
    expect(index().search('@tab:rates company')).toEqual([]);
  });

  it('contains only the settings it was given', () => {
    expect(searchIndex(catalogue, ['mode'], () => undefined).search('company')).toEqual([]);
  });

  it('reports filters that do not exist', () => {
    expect(parseQuery('  @nope  office  @TAB:rates,theme @Modified @scope:account hours ')).toEqual({
      words: 'office hours',
      states: ['modified'],
      tabs: ['rates', 'theme'],
      scopes: ['account'],
      unknown: ['@nope'],
    });
    expect(toggleFilter('office  @Modified hours', '@modified')).toBe('office hours');
    expect(toggleFilter('office', '@tab:rates')).toBe('office @tab:rates');
  });
});

describe('search over 3,000 settings', () => {
  const words = [
    'Invoice',
    'Parcel',
    'Collection',
    'Delivery',
    'Driver',
    'Status',
    'Limit',
    'Colour',
    'Message',
    'Account',
    'Window',
    'Address',
  ];
  const many = Array.from({ length: 3000 }, (_, at): Setting => {
    const name = [at, at * 7, at * 13].map((seed) => words[seed % words.length] ?? '').join(' ');
    const schema = {
      ...setting('note').schema,
      title: `${name} ${at}`,
      description: `What happens to the ${name.toLowerCase()} when it is number ${at}.`,
    };
    return { ...setting('note'), key: `setting_${at}`, schema };
  });
  const large: Catalogue = { ...catalogue, settings: Object.fromEntries(many.map((one) => [one.key, one])) };

  it('returns within a frame per key', () => {
    const big = searchIndex(large, Object.keys(large.settings), (key) => `value of ${key}`);
    const typed = 'delivery adress';
    const times: number[] = [];
    for (let round = 0; round < 5; round++)
      for (let end = 1; end <= typed.length; end++) {
        times.push(cpuMs(() => big.search(typed.slice(0, end))));
      }
    times.sort((a, b) => a - b);
    expect(big.search(typed).length).toBeGreaterThan(100);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(16);
  });
});
