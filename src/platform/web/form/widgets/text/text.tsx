/** A line of text. */

import type { ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';
import { TemplateText } from './template-text.tsx';
import { TextInput } from './text-input.tsx';

export default function TextWidget(props: WidgetProps): ReactNode {
  if (props.schema['x-template'] !== undefined) return <TemplateText {...props} multiline={false} />;
  return <TextInput {...props} />;
}
