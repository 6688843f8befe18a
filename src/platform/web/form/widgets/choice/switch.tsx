/** On or off; the row's title is its label. */

import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

export default function SwitchWidget(props: WidgetProps): ReactNode {
  return (
    <Switch
      {...inputAttributes(props)}
      aria-required={undefined}
      checked={props.value === true}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
      size="md"
      withThumbIndicator={false}
    />
  );
}
