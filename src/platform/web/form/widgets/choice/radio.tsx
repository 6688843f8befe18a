/** A few choices, each with an explanation, all shown at once. */

import { Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { choicesOf, constantOf, withStored } from './choices.ts';
import { textOf } from '../text/text-of.ts';
import type { WidgetProps } from '../widget-props.ts';

export default function RadioWidget(props: WidgetProps): ReactNode {
  const chosen = textOf(props.value);
  const choices = withStored(choicesOf(props.schema), chosen === '' ? [] : [chosen]);
  return (
    <Radio.Group
      id={props.id}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      value={chosen}
      onChange={(value) => props.onChange(constantOf(props.schema, value))}
    >
      <Stack gap="xs">
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            label={choice.label}
            description={choice.description}
            disabled={props.readOnly || choice.disabled}
            error={props.invalid}
            onBlur={props.onBlur}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
