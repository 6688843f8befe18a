/** One email address, or several where the format is a list; the browser's own validation is off. */

import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';
import { TextInput } from './text-input.tsx';

export default function EmailWidget(props: WidgetProps): ReactNode {
  return (
    <TextInput
      {...props}
      inputMode="email"
      tidy={(text) => text.trim()}
      before={<IconMail size="1rem" aria-hidden />}
    />
  );
}
