/** The rest of a long select is shown with one click. */
import { describe, expect, test } from 'vitest';
import { mostOptions, shortened } from '#platform/web/form/widgets/choice/short-list.ts';
import { theme } from '#platform/web/ui/theme/theme.ts';

const options = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `Town ${at}` }));

describe('F417 a dropdown', () => {
  test('shows at most 100 options until the last line, + N more, is clicked', () => {
    expect(shortened(options(100), false)).toEqual(options(100));
    const short = shortened(options(137), false);
    expect(short).toHaveLength(mostOptions + 1);
    expect(short.at(-1)?.label).toBe('+ 37 more');
    expect(shortened(options(137), true)).toEqual(options(137));
  });

  test('without options says so', () => {
    for (const name of ['Select', 'MultiSelect'])
      expect(theme.components?.[name]?.defaultProps).toMatchObject({ nothingFoundMessage: 'No options.' });
  });
});
