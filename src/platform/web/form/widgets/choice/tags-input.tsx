/** The input of `tags.tsx`: Enter or a comma adds a word, and pasting several lines adds them all. */

import { TagsInput } from '@mantine/core';
import type { ClipboardEvent, ReactNode } from 'react';
import { joined, pastedLines } from '../list/lines.ts';
import { useDescription } from '../use-description.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import styles from '../widgets.module.css';
import { members } from './multi-select.tsx';

export default function TagsInputWidget(props: WidgetProps): ReactNode {
  useDescription(props.id, props.describedBy);
  const tags = members(props.value);
  const paste = (event: ClipboardEvent): void => {
    const lines = pastedLines(event.clipboardData.getData('text'));
    if (!lines || props.readOnly) return;
    event.preventDefault();
    event.stopPropagation();
    props.onChange(joined(tags, lines));
  };
  return (
    <div onPasteCapture={paste}>
      <TagsInput
        {...inputAttributes(props)}
        value={tags}
        onChange={props.onChange}
        onBlur={props.onBlur}
        readOnly={props.readOnly}
        error={props.invalid}
        splitChars={[',', ';']}
        clearable
        clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
        className={styles.chips}
        placeholder={tags.length === 0 ? (props.placeholder ?? 'Type and press Enter, or paste several lines') : ' '}
      />
    </div>
  );
}
