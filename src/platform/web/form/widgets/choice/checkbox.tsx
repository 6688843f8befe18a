/** A checkbox for agreements and confirmations. */

import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { isOn, storedAs } from '#engine/values/on-off.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

export default function CheckboxWidget(props: WidgetProps): ReactNode {
  return (
    <Checkbox
      {...inputAttributes(props)}
      checked={isOn(props.schema, props.value)}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(storedAs(props.schema, event.currentTarget.checked))}
      onBlur={props.onBlur}
      size="md"
    />
  );
}
