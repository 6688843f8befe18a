/** Every form of schemas/forms as a screen uses it: rendered completely, validated by the compiled validators, without eval. */
import { readdirSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#platform/web/client/session.ts';
import { fieldsIn } from '#platform/web/form/schema-form/form-fields.ts';
import { choicesOf, withStored } from '#platform/web/form/widgets/choice/choices.ts';
import { openForm, type GeneratedForm } from '#platform/web/form/schema-form/open-form.ts';
import { SchemaForm } from '#platform/web/form/schema-form/schema-form.tsx';
import * as accountForm from '#generated/forms/account.ts';
import * as scheduleForm from '#generated/forms/settings-schedule.ts';
import * as userForm from '#generated/forms/user.ts';
import { markupOf } from '../../../markup.tsx';

const names = readdirSync(new URL('../../../../schemas/forms', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.replace(/^.*\//, '').replace('.json', ''));
const around = { facts: {}, setting: () => undefined };

function signInWith(...permissions: string[]): void {
  session.set({ ...session.get(), permissions });
}

beforeEach(() => signInWith('*'));

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

test('F004 staff choose between prepaid and postpaid; the type of the guests’ account is shown and stays', () => {
  const open = (stored: object) => openForm(accountForm, { layout: 'staff', around, stored: { ...stored } });
  const { model, layout } = open({ account_type: 'guest' });
  const fields = layout.steps.flatMap(({ groups }) => groups.flatMap((group) => fieldsIn(model.state().schema, group)));
  const type = fields.find(({ path }) => path.join('.') === 'account_type');
  const offered = (chosen: string[]) => withStored(choicesOf(type?.schema), chosen).map(({ label }) => label);
  expect(offered([])).toEqual(['Prepaid', 'Postpaid']);
  expect(offered(['guest'])).toEqual(['Prepaid', 'Postpaid', 'Guest']);
  expect(model.state().locked).toHaveProperty('account_type');
  expect(open({ account_type: 'prepaid' }).model.state().locked).not.toHaveProperty('account_type');
});

test('F425 messages of further rules end with a full stop, as those of the schema do', () => {
  const further = () => [{ field: 'run_at', code: 'closed', message: 'we are closed then' }];
  const { model } = openForm(scheduleForm, { layout: 'schedule', around, further });
  expect(model.findings().map(({ message }) => message)).toEqual(['We are closed then.']);
});

test('F379 a field is offered only to users who may read its choices; what it holds is saved unchanged', () => {
  const pathsOf = ({ layout }: ReturnType<typeof openForm>): readonly string[] =>
    layout.steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ path }) => path)));
  const account = () => openForm(accountForm, { layout: 'staff', around, stored: { name: 'Acme', branch_id: 3 } });
  const customer = (stored: object) =>
    pathsOf(openForm(userForm, { layout: 'account', around, stored: { ...stored } }));
  expect(pathsOf(account())).toContain('branch_id');
  signInWith('API_/accounts:PATCH', 'API_/users:GET');
  expect(pathsOf(account())).not.toContain('branch_id');
  expect(account().model.shownValue()).toMatchObject({ branch_id: 3 });
  // Without an account the user could not be saved, so the field says why there are no choices.
  expect(customer({})).toContain('account_id');
  expect(customer({ account_id: 2 })).not.toContain('account_id');
});
