/** A box to tick: for what somebody agrees to or confirms. */

import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

export default function CheckboxWidget(props: WidgetProps): ReactNode {
  return (
    <Checkbox
      {...inputAttributes(props)}
      checked={props.value === true}
      disabled={props.readOnly}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
      size="md"
    />
  );
}
