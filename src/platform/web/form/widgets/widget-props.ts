/**
 * The props of every widget: the value of one schema node and a callback to change it. Independent of RJSF, the store
 * and the screen.
 */

import type { ComponentType } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';

/** The props of a widget. `value` is the stored value when the widget was last rendered. */
export interface WidgetProps {
  /** Id of the focusable element, which its label refers to. */
  readonly id: string;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
  /** Shown but not editable: because of permission, scope, or a save in progress. */
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Ids of the help and error texts, space separated. */
  readonly describedBy: string | undefined;
  /** Placeholder of an empty input: the value that applies when nothing is set. */
  readonly placeholder: string | undefined;
  /** `undefined` means emptied, `null` cleared on purpose, so that the inherited value applies. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

export type Widget = ComponentType<WidgetProps>;

/** The attributes that link an input to its label, help and error. */
export function inputAttributes(props: WidgetProps): {
  id: string;
  'aria-label': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
} {
  return {
    id: props.id,
    'aria-label': props.label,
    'aria-describedby': props.describedBy,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
  };
}

/** Whether "nothing chosen" is a value of its own: a setting with a default is reset instead. */
export function isOptional({ schema, required, readOnly }: WidgetProps): boolean {
  return !required && !readOnly && schema.default === undefined;
}
