/** The rules of the general tab, and the conditions of its settings. */
import { describe, expect, it } from 'vitest';
import { catalogue as generated } from '#generated/catalogue.ts';
import { conditions, rules, settings as validators } from '#generated/validators/settings.js';
import type { Catalogue } from '#engine/schema/catalogue.ts';
import { isVisible } from '#engine/conditions/condition.ts';

const catalogue: Catalogue = generated;
const section = catalogue.sections['general/user_terms_and_conditions'];

/** The settings of the terms that are visible in a mode, in order. */
function shownIn(mode: string): readonly string[] {
  const valueOf = (name: string) => (name === 'terms_mode' ? mode : undefined);
  return (section?.keys ?? []).filter((key) =>
    isVisible(catalogue.settings[key]?.visible_when ?? [], valueOf, conditions),
  );
}

describe('what customers are asked to accept', () => {
  it('terms are a list to tick or a text in a dialog, depending on the mode, and have a version', () => {
    expect(shownIn('none')).toEqual(['terms_mode']);
    expect(shownIn('checkbox')).toEqual(['terms_mode', 'shipment_terms', 'terms_and_conditions_version']);
    expect(shownIn('window')).toEqual([
      'terms_mode',
      'window_user_terms_and_conditions',
      'terms_and_conditions_version',
    ]);
    expect(['none', 'checkbox', 'window', 'both', true].map((value) => validators['terms_mode']?.(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(
      [['I pack well.'], [''], ['Twice.', 'Twice.'], 'text'].map((value) => validators['shipment_terms']?.(value)),
    ).toEqual([true, false, false, false]);
    const versions = ['1', '2026-03', '', 'the new one', 2].map((value) =>
      validators['terms_and_conditions_version']?.(value),
    );
    expect(versions).toEqual([true, true, false, false, false]);
  });

  it('required terms must exist: a list for ticking, a text for the dialog', () => {
    const text = 'window_user_terms_and_conditions';
    expect(section?.rules.map(({ id }) => id)).toEqual(['checkbox_terms_needed', 'window_terms_needed']);
    const holds = (id: string, values: object) => rules[id]?.(values);
    for (const mode of ['none', 'window'])
      expect(holds('checkbox_terms_needed', { terms_mode: mode, shipment_terms: [] })).toBe(true);
    expect(holds('checkbox_terms_needed', { terms_mode: 'checkbox', shipment_terms: ['Mine.'] })).toBe(true);
    expect(holds('checkbox_terms_needed', { terms_mode: 'checkbox', shipment_terms: [] })).toBe(false);
    for (const mode of ['none', 'checkbox'])
      expect(holds('window_terms_needed', { terms_mode: mode, [text]: '' })).toBe(true);
    expect(holds('window_terms_needed', { terms_mode: 'window', [text]: '<p>Mine.</p>' })).toBe(true);
    expect(holds('window_terms_needed', { terms_mode: 'window', [text]: '' })).toBe(false);
  });
});
