/** The choices that a schema offers; stored values outside of them are still shown. */

import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { countriesByName } from '#engine/values/country.ts';
import { kitColour } from '../../../ui/data/status-badge.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description: string | undefined;
  /** A Mantine colour name. */
  readonly colour: string | undefined;
  /** Shown where it is stored, but cannot be chosen (F427). */
  readonly disabled?: boolean;
}

/** The `oneOf` of constants of a schema node as choices, or all countries; empty when there are none. */
export function choicesOf(schema: JsonSchema | undefined): readonly Choice[] {
  if (schema?.format === 'country' && !schema.oneOf)
    return countriesByName().map(({ code, name }) => ({
      value: code,
      label: name,
      description: undefined,
      colour: undefined,
    }));
  return (schema?.oneOf ?? []).map((choice) => ({
    value: String(choice.const),
    label: choice.title ?? String(choice.const),
    description: choice.description,
    colour: typeof choice['x-colour'] === 'string' ? kitColour(choice['x-colour']) : undefined,
    ...(choice['deprecated'] === true && { disabled: true }),
  }));
}

/** The constant behind a choice: selects work with text, settings may hold numbers. */
export function constantOf(schema: JsonSchema | undefined, text: string): unknown {
  const choice = (schema?.oneOf ?? []).find((one) => String(one.const) === text);
  return choice ? choice.const : text;
}

/** The choices that can be chosen, plus stored values that are not among them, so that these can be seen and removed. */
export function withStored(choices: readonly Choice[], stored: readonly string[]): readonly Choice[] {
  const shown = choices.filter(({ disabled, value }) => disabled !== true || stored.includes(value));
  const known = new Set(choices.map((choice) => choice.value));
  const strangers = stored.filter((value) => !known.has(value));
  if (strangers.length === 0) return shown;
  return [
    ...shown,
    ...strangers.map((value) => ({
      value,
      label: `${value} (no longer a choice)`,
      description: undefined,
      colour: undefined,
      disabled: true,
    })),
  ];
}
