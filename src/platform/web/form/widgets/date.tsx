/** A calendar day, in the browser's own picker: right on a telephone and for a keyboard. */

import type { ReactNode } from 'react';
import type { WidgetProps } from './widget-props.ts';
import { TextInput } from './text/text-input.tsx';
import styles from './widgets.module.css';

export default function DateWidget(props: WidgetProps): ReactNode {
  return <TextInput {...props} type="date" className={styles.short} />;
}
