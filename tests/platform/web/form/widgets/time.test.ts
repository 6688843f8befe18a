/** The field of a time of day. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import TimeWidget from '#platform/web/form/widgets/time.tsx';
import { markupOf } from '../../../../markup.tsx';

const field = (more: object): string =>
  markupOf(
    createElement(TimeWidget, {
      ...{ id: 'after', label: 'From', schema: { type: 'string' }, value: '09:00', readOnly: false, required: false },
      ...{ invalid: false, describedBy: undefined, placeholder: undefined, onChange: () => {}, onBlur: () => {} },
      ...more,
    }),
  );

test('a time can be removed where it is optional', () => {
  expect(field({})).toContain('aria-label="Clear From"');
  expect(field({ value: undefined })).not.toContain('Clear From');
  for (const fixed of [{ required: true }, { readOnly: true }, { schema: { type: 'string', default: '08:00' } }])
    expect(field(fixed)).not.toContain('Clear From');
});
