/** The quick quote as it is opened: nothing is known yet and nothing is said to be wrong. */
import { expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import QuickQuoteScreen from '#modules/rates/web/quick-quote/index.tsx';
import { setBoot } from '#platform/web/client/boot.ts';
import { markupOf } from '../../markup.tsx';

setBoot({
  provider: {
    ...{ id: 1, name: 'Kestrel Couriers', kind: 'courier', status: 'active' },
    ...{ environment: 'dev', enabled_features: [] },
  },
  revision: 1,
  provider_settings: {},
  version: '1.0.0',
});

test('it asks where from, where to and how large, and offers prices', () => {
  const html = markupOf(
    <MemoryRouter>
      <QuickQuoteScreen />
    </MemoryRouter>,
  );
  const fields = [...html.matchAll(/data-field="([^"]*)"/g)].map(([, field]) => field);
  const sizes = ['length', 'width', 'height', 'weight'].map((side) => `parcels.0.${side}`);
  expect(fields).toEqual(['collection_place', 'delivery_place', 'parcels', ...sizes, 'collection_date']);
  expect(html.match(/placeholder="Suburb, town or postal code"/g)).toHaveLength(2);
  expect(html).toContain('Get prices');
  expect(html).not.toContain('role="alert"');
});
