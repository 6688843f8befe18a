/** Keywords next to a reference. */
import { expect, test } from 'vitest';
import { withSiblings } from '#engine/authoring/siblings.ts';

const colour = {
  type: 'string',
  oneOf: [
    { const: 'red', title: 'Red', 'x-colour': 'red' },
    { const: 'green', title: 'Green', 'x-colour': 'green' },
    { const: 'blue', title: 'Blue', 'x-colour': 'blue' },
  ],
};

test('choices named next to a reference are those that are left, with what their definition says about them', () => {
  const left = withSiblings(colour, { oneOf: [{ const: 'blue' }, { const: 'red', title: 'Crimson' }] });
  expect(left).toEqual({
    type: 'string',
    oneOf: [
      { const: 'blue', title: 'Blue', 'x-colour': 'blue' },
      { const: 'red', title: 'Crimson', 'x-colour': 'red' },
    ],
  });
});
