/** An inverted switch shows and sets the opposite of the stored value, in the form, in a checkbox and in a table. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import CheckboxWidget from '#platform/web/form/widgets/choice/checkbox.tsx';
import SwitchWidget from '#platform/web/form/widgets/choice/switch.tsx';
import { ValueCell } from '#platform/web/table/value-cell.tsx';
import { markupOf } from '../../../markup.tsx';

interface Box {
  readonly checked: boolean;
  readonly onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) => void;
}

const drawn = vi.hoisted((): { boxes: Box[] } => ({ boxes: [] }));

/** Render nothing, so that their props can be inspected and called. */
vi.mock('@mantine/core', async (original) => {
  const box = (props: Box) => {
    drawn.boxes.push(props);
    return null;
  };
  return { ...(await original<object>()), Switch: box, Checkbox: box };
});

const inverted: JsonSchema = { type: 'boolean', title: 'Public registration', 'x-inverted': true };

beforeEach(() => {
  drawn.boxes = [];
});

it.each([SwitchWidget, CheckboxWidget])('%o', (Widget) => {
  const changes: unknown[] = [];
  const draw = (schema: JsonSchema, value: unknown) =>
    markupOf(
      <Widget
        id="probe"
        label="Public registration"
        schema={schema}
        value={value}
        readOnly={false}
        required={false}
        invalid={false}
        describedBy={undefined}
        placeholder={undefined}
        onChange={(stored) => changes.push(stored)}
        onBlur={() => undefined}
      />,
    );
  draw(inverted, false);
  draw(inverted, true);
  draw({ type: 'boolean' }, true);
  expect(drawn.boxes.map(({ checked }) => checked)).toEqual([true, false, true]);
  for (const { onChange } of drawn.boxes) onChange({ currentTarget: { checked: true } });
  expect(changes).toEqual([false, false, true]);
});

it('a table shows On if false is stored', () => {
  expect(markupOf(<ValueCell schema={inverted} cell="boolean" value={false} />)).toContain('On');
  expect(markupOf(<ValueCell schema={inverted} cell="boolean" value={true} />)).toContain('Off');
});
