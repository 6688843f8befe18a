/** Every form of schemas/forms as a screen uses it: rendered completely, validated by the compiled validators, without eval. */
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { openForm, type GeneratedForm } from '#platform/web/form/schema-form/open-form.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import * as scheduleForm from '#generated/forms/settings-schedule.ts';
import { markupOf } from '../../../markup.tsx';

const names = readdirSync(new URL('../../../../schemas/forms', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.replace(/^.*\//, '').replace('.json', ''));
const around = { facts: {}, setting: () => undefined };

test.each(names)('%s', async (name) => {
  const form = (await import(`../../../../generated/build/forms/${name}.ts`)) as GeneratedForm;
  const evaluate = vi.spyOn(globalThis, 'eval');
  const compile = vi.fn<() => void>();
  vi.stubGlobal('Function', compile);
  try {
    for (const layout of Object.keys(form.form.layouts)) {
      const open = openForm(form, { layout, around });
      const html = markupOf(<SchemaForm {...open} isNew saved="Saved" onSave={() => undefined} />);
      const drawn = [...html.matchAll(/data-field="([^"]*)"/g)].map((match) => match[1]);
      const shown = (open.layout.steps[0]?.groups ?? []).flatMap(({ fields }) => fields.map(({ path }) => path));
      // A group such as an address is rendered by its members.
      const groups = new Set(drawn.map((path) => shown.find((one) => path === one || path?.startsWith(`${one}.`))));
      expect([...groups]).toEqual(shown.filter((path) => !(path in open.model.state().hidden)));
      expect(() => open.model.findings()).not.toThrow();
    }
  } finally {
    vi.unstubAllGlobals();
  }
  expect(compile).not.toHaveBeenCalled();
  expect(evaluate).not.toHaveBeenCalled();
});

test('the validators of a form return messages on its fields', () => {
  const { model } = openForm(scheduleForm, { layout: 'schedule', around });
  expect(model.findings()).toEqual([{ field: 'run_at', code: 'invalid_value', message: 'This is required.' }]);
  model.edit('run_at', 'tomorrow', true);
  model.edit('note', 'x'.repeat(201), true);
  expect(model.findings().map(({ field }) => field)).toEqual(['run_at', 'note']);
  model.edit('run_at', '2026-11-24T08:00:00+02:00', true);
  model.edit('note', undefined, true);
  expect(model.findings()).toEqual([]);
});

test('F425 messages of further rules end with a full stop, as those of the schema do', () => {
  const further = () => [{ field: 'run_at', code: 'closed', message: 'we are closed then' }];
  const { model } = openForm(scheduleForm, { layout: 'schedule', around, further });
  expect(model.findings().map(({ message }) => message)).toEqual(['We are closed then.']);
});
