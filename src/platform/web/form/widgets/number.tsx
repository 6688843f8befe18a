/** A number with its unit inside the field; the arrow keys step it. */

import { Text } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TextCodec } from './text/dom-text.ts';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { withoutThousands } from '#platform/domain/number-in.ts';
import { unitIdOf } from '../ids.ts';
import { textOf } from './text/text-of.ts';
import type { WidgetProps } from './widget-props.ts';
import { TextInput } from './text/text-input.tsx';
import styles from './widgets.module.css';

const decimal = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/**
 * Thousands separated by commas: at least two commas, or one followed later by a decimal point; a single comma is a
 * decimal comma.
 */
const grouped = /^[+-]?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d*)?|,\d{3}\.\d*)$/;

/**
 * Text to number: blanks and grouping commas are ignored, decimals follow a comma or a dot (F421), and anything else
 * stays text, so that validation reports it.
 */
export const numberText: TextCodec = {
  toText: textOf,
  toValue: (text) => {
    const digits = text.replace(/[\s\u00a0]/g, '');
    if (digits === '') return undefined;
    if (grouped.test(digits)) return Number(digits.replaceAll(',', ''));
    return decimal.test(digits) ? Number(digits.replace(',', '.')) : text;
  },
};

/** Money and whole numbers: a comma before three digits is no decimal comma. */
const thousandsText: TextCodec = { ...numberText, toValue: (text) => numberText.toValue(withoutThousands(text)) };

/** Cents are shown by two digits: R 12.50, not 12.5. What is no number is shown as it is. */
const moneyText: TextCodec = {
  ...thousandsText,
  toText: (value) => (typeof value === 'number' ? textOf(value).replace(/\.\d$/, '$&0') : textOf(value)),
};

export function codecOf({ type, 'x-unit': unit }: JsonSchema): TextCodec {
  if (unit === 'R') return moneyText;
  return type === 'integer' ? thousandsText : numberText;
}

function limit(schema: JsonSchema, keyword: 'minimum' | 'maximum', otherwise: number): number {
  const bound = schema[keyword];
  return typeof bound === 'number' ? bound : otherwise;
}

/** What is left in the field when it loses the focus: a number as it is shown when the form is opened again, any other text without the blanks around it. */
export function tidied(codec: TextCodec, text: string): string {
  const value = codec.toValue(text);
  const shown = codec.toText(value);
  return typeof value === 'number' && codec.toValue(shown) === value ? shown : text.trim();
}

/** By one rand, not one cent; other numbers by what they are multiples of. */
function stepOf({ 'x-unit': unit, multipleOf }: JsonSchema): number {
  if (typeof multipleOf !== 'number') return 1;
  return unit === 'R' ? Math.max(1, multipleOf) : multipleOf;
}

/** The number one step up or down from `text`, within the schema's bounds and without binary rounding errors. */
export function stepped(schema: JsonSchema, text: string, direction: 1 | -1): number {
  const step = stepOf(schema);
  const from = codecOf(schema).toValue(text);
  const start = typeof from === 'number' ? from : limit(schema, 'minimum', 0) - (direction === 1 ? step : 0);
  const next = Number((start + direction * step).toPrecision(12));
  return Math.min(limit(schema, 'maximum', Infinity), Math.max(limit(schema, 'minimum', -Infinity), next));
}

export default function NumberWidget(props: WidgetProps): ReactNode {
  const unit = typeof props.schema['x-unit'] === 'string' ? props.schema['x-unit'] : undefined;
  const codec = codecOf(props.schema);
  const mark = unit && (
    <Text size="sm" c="dimmed" component="span" className={styles.unit} id={unitIdOf(props.id)}>
      {unit}
    </Text>
  );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // With Alt the arrow keys move the row that contains the number.
    if (props.readOnly || event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const input = event.currentTarget;
    input.value = codec.toText(stepped(props.schema, input.value, event.key === 'ArrowUp' ? 1 : -1));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <TextInput
      {...props}
      codec={codec}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      className={styles.short}
      onKeyDown={onKeyDown}
      tidy={(text) => tidied(codec, text)}
      {...(unit === 'R' ? { before: mark } : mark ? { after: mark, afterWidth: 72 } : {})}
    />
  );
}
