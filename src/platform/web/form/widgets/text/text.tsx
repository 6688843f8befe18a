/** A line of text. */

import type { ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';
import { TextInput } from './text-input.tsx';

export default function TextWidget(props: WidgetProps): ReactNode {
  return <TextInput {...props} />;
}
