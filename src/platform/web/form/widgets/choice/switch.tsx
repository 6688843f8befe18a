/** On or off; the title of the row is its label. */

import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { isOn, storedAs } from '#engine/values/on-off.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

export default function SwitchWidget(props: WidgetProps): ReactNode {
  return (
    <Switch
      {...inputAttributes(props)}
      aria-required={undefined}
      checked={isOn(props.schema, props.value)}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(storedAs(props.schema, event.currentTarget.checked))}
      onBlur={props.onBlur}
      size="md"
      withThumbIndicator={false}
    />
  );
}
