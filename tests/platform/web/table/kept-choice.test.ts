/** The chosen rows of a list, for coming back to it. */
import { expect, test } from 'vitest';
import { session } from '#platform/web/client/session.ts';
import { keepChoice, keptChoice } from '#platform/web/table/bulk/kept-choice.ts';

test('the chosen rows of a place are kept for the same user, until they are no longer chosen', () => {
  keepChoice('shipments a1', ['7', '9']);
  expect(keptChoice('shipments a1')).toEqual(['7', '9']);
  expect(keptChoice('shipments b2')).toEqual([]);
  const before = session.get();
  session.set({ ...before, user: { id: 8 } as NonNullable<typeof before.user> });
  expect(keptChoice('shipments a1')).toEqual([]);
  session.set(before);
  keepChoice('shipments a1', []);
  expect(keptChoice('shipments a1')).toEqual([]);
});

test('only the last places are kept', () => {
  for (let place = 0; place < 51; place += 1) keepChoice(String(place), ['1']);
  expect(keptChoice('0')).toEqual([]);
  expect(keptChoice('50')).toEqual(['1']);
});
