/** The fallback for an unregistered widget: shows the value and says why it cannot be changed. */

import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { valueText } from '#engine/values/value-text.ts';
import type { WidgetProps } from './widget-props.ts';

export default function UnknownWidget(props: WidgetProps): ReactNode {
  return (
    <Paper withBorder p="sm" id={props.id} tabIndex={-1}>
      <Text size="sm">{valueText(props.schema, props.value)}</Text>
      <Text size="xs" c="dimmed" mt={4}>
        This setting can’t be edited here.
      </Text>
    </Paper>
  );
}
