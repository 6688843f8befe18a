/** The state of a settings form: changes, validation, and updating stored values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockingKeys } from '#modules/settings/web/form/blocking.ts';
import { problemKeys, shownFindings } from '#modules/settings/web/shared/form-context.ts';
import { pendingKeys, valueBefore } from '#modules/settings/web/shared/form-state.ts';
import { layer } from '../../../engine/small-catalogue.ts';
import { formOver } from './form.ts';

describe('changes', () => {
  test('F298 F299 a changed input is a draft beside the stored value, and typing that value again removes it', () => {
    const form = formOver({ company: 'Kestrel' });
    form.edit('company', 'Kestrel Couriers', true);
    expect(form.state().drafts).toEqual({ company: 'Kestrel Couriers' });
    expect(pendingKeys(form.state())).toEqual(['company']);
    form.edit('company', 'Kestrel', true);
    expect(pendingKeys(form.state())).toEqual([]);
  });

  test('typing a change and undoing it restores the form, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom('company', 'website', 'note', 'validity'), fc.anything(), (key, content) => {
        const form = formOver({ company: 'Kestrel', validity: 20 });
        const before = form.state();
        form.edit(key, content, true);
        form.discard([key]);
        expect(form.state()).toEqual(before);
      }),
    );
  });

  test('‘before’ stays the value at the start of the edit, however often others save, until the edit is over', () => {
    const form = formOver({ company: 'Kestrel', note: 'a' });
    const before = (): unknown => valueBefore(form.base, form.state(), form.base.catalogue.settings['company']!);
    const theirs = (company: string): void => form.accept({ revision: 8, layers: [layer('provider', { company })] });
    theirs('Earlier');
    expect(before()).toBe('Earlier');
    form.edit('company', 'Mine', true);
    theirs('Theirs');
    form.edit('company', 'Mine too', true);
    theirs('Theirs again');
    expect(before()).toBe('Earlier');
    form.discard(['company']);
    expect(before()).toBe('Theirs again');
    form.edit('company', 'Another edit', true);
    expect(before()).toBe('Theirs again');
    // Typing that continues during a save is based on what was sent.
    const sent = form.state().drafts;
    form.edit('company', 'Another edit, longer', true);
    form.accept({ revision: 9, layers: [layer('provider', { company: 'Another edit' })] }, sent);
    expect(before()).toBe('Another edit');
  });

  test('emptying an optional setting returns to the inherited value; emptying a required one is an error', () => {
    const form = formOver({ website: 'kestrel.test', company: 'Kestrel', validity: 20 });
    form.edit('website', undefined, true);
    form.edit('company', undefined, true);
    form.edit('validity', undefined, true);
    form.settle();
    expect(form.state().drafts).toEqual({ website: undefined, company: '', validity: null });
    expect(Object.keys(form.state().errors)).toEqual(['company', 'validity']);
  });

  test('the text in an input is shown as it is until it is left', () => {
    const form = formOver({ website: 'kestrel.test' });
    form.edit('website', undefined, true);
    expect(form.content('website')).toBeUndefined();
    form.edit('note', 'x', true);
    expect(form.drawing('note')).toBe(0);
    form.leave('note');
    expect(form.drawing('note')).toBe(1);
  });

  test('a reset is a change only of values set here', () => {
    const form = formOver({ company: 'Kestrel' });
    form.reset(['company', 'validity']);
    expect(form.state().drafts).toEqual({ company: undefined });
    expect(form.content('company')).toBe('Courier');
  });

  test('a secret emptied while typing is unchanged; only clearing it explicitly removes it', () => {
    const form = formOver({ payments: true, passphrase: { set: true } });
    form.edit('passphrase', 'correct horse', true);
    expect(form.state().drafts).toEqual({ passphrase: 'correct horse' });
    form.edit('passphrase', undefined, true);
    expect(form.state().drafts).toEqual({});
    form.edit('passphrase', null, false);
    expect(form.state().drafts).toEqual({ passphrase: undefined });
  });
});

describe('errors', () => {
  test('are not shown before the input was left, and from then on whenever typing pauses', () => {
    const form = formOver();
    form.edit('website', 'no site', true);
    expect(shownFindings(form, 'website')).toEqual([]);
    form.leave('website');
    expect(shownFindings(form, 'website')).toHaveLength(1);
    form.edit('website', 'kestrel.test', true);
    form.settle();
    expect(shownFindings(form, 'website')).toEqual([]);
  });

  test('of a rule are shown at the setting that shows it and block saving the settings it reads', () => {
    const form = formOver();
    form.edit('opens', '18:00', false);
    expect(blockingKeys(form)).toEqual(['closes']);
    form.attempt();
    expect(shownFindings(form, 'closes').map(({ message }) => message)).toEqual(['It must close later than it opens.']);
    form.edit('closes', '19:00', false);
    expect(blockingKeys(form)).toEqual([]);
  });

  test('of a stored value are shown immediately and block nothing else', () => {
    const form = formOver({ validity: 900 });
    expect(problemKeys(form)).toEqual(['validity']);
    form.edit('note', 'something else', true);
    expect(blockingKeys(form)).toEqual([]);
    form.edit('validity', 901, true);
    expect(blockingKeys(form)).toEqual(['validity']);
  });

  test('of the server stay until that field is edited', () => {
    const form = formOver();
    form.setServerErrors([{ field: 'terms.0.text', code: 'invalid_value', message: 'No.' }]);
    form.edit('note', 'x', true);
    expect(shownFindings(form, 'terms')).toHaveLength(1);
    form.edit('terms', [], false);
    expect(shownFindings(form, 'terms')).toEqual([]);
  });
});

describe('conditions', () => {
  test('show and hide depending on drafts, and a hidden draft is not sent', () => {
    const form = formOver({ mode: 'window' });
    expect(form.state().hidden).not.toHaveProperty('window_text');
    form.edit('window_text', '<p>Terms</p>', true);
    form.edit('mode', 'checkbox', false);
    expect(form.state().hidden).toHaveProperty('window_text', true);
    expect(pendingKeys(form.state())).toEqual(['mode']);
    form.discard(['mode']);
    expect(pendingKeys(form.state())).toEqual(['window_text']);
  });

  test('a reset by hiding hides dependent settings in turn', () => {
    const form = formOver({ mode: 'window', window_text: '<p>Terms</p>' });
    expect(form.state().hidden).not.toHaveProperty('window_height');
    form.edit('mode', 'checkbox', false);
    expect(form.state().hidden).toMatchObject({ window_text: true, window_height: true });
  });
});

describe('the stored side', () => {
  test('a save ends the drafts it sent; changes made meanwhile stay', () => {
    const form = formOver({ company: 'Kestrel' });
    form.edit('company', 'Kestrel ZA', true);
    form.edit('note', 'first', true);
    const sent = form.state().drafts;
    form.edit('note', 'second', true);
    form.accept({ revision: 8, layers: [layer('provider', { company: 'Kestrel ZA', note: 'first' })] }, sent);
    expect(form.state()).toMatchObject({ revision: 8, drafts: { note: 'second' } });
  });

  test('a draft that another user saved as well is no longer a change', () => {
    const form = formOver();
    form.edit('validity', 45, true);
    form.accept({ revision: 8, layers: [layer('provider', { validity: 45 })] });
    expect(form.state().drafts).toEqual({});
  });

  test('only editors whose content changed are rendered again', () => {
    const form = formOver({ company: 'Kestrel', note: 'old' });
    form.edit('company', 'Mine', true);
    form.accept({ revision: 8, layers: [layer('provider', { company: 'Theirs', note: 'new' })] });
    expect([form.drawing('company'), form.drawing('note'), form.drawing('validity')]).toEqual([0, 1, 0]);
  });

  test('stored drafts are restored over an older revision, except those without changes', () => {
    const form = formOver({ validity: 45 });
    form.restore({ validity: 45, company: 'Kestrel', gone: 1 }, 5);
    expect(form.state()).toMatchObject({ revision: 5, drafts: { company: 'Kestrel' } });
  });
});
