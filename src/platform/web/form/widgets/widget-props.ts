/** What every widget is given: a value of one schema node and the way back; nothing of RJSF, of the store or of the screen. */

import type { ComponentType } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';

/** The props of a widget. `value` is what the store held when the widget was last drawn. */
export interface WidgetProps {
  /** The id of the element that takes focus; a label elsewhere points to it. */
  readonly id: string;
  readonly label: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
  /** Shown but not changeable: locked by permission, scope or because a save is under way. */
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Ids of the help and error texts, space separated. */
  readonly describedBy: string | undefined;
  /** What an empty input shows: the value that applies when nothing is set. */
  readonly placeholder: string | undefined;
  /** `undefined` means emptied, `null` cleared on purpose: back to what is inherited. */
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

export type Widget = ComponentType<WidgetProps>;

/** The attributes that tie an input to its label, help and error. */
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
