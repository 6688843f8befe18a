/** A telephone number in the form in which the courier's customers dial it. */

import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../widget-props.ts';
import { TextInput } from './text-input.tsx';

export default function PhoneWidget(props: WidgetProps): ReactNode {
  return (
    <TextInput
      {...props}
      type="tel"
      inputMode="tel"
      tidy={(text) => text.trim()}
      before={<IconPhone size="1rem" aria-hidden />}
    />
  );
}
