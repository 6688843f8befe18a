/** Text of several lines; it grows with what is in it. */

import { Input } from '@mantine/core';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import { plainText, useDomText } from '../dom-text.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import styles from './widgets.module.css';

const leastRows = 3;
const mostRows = 14;

function rowsOf(text: string): number {
  return Math.min(mostRows, Math.max(leastRows, text.split('\n').length + 1));
}

export default function TextareaWidget(props: WidgetProps): ReactNode {
  const text = useDomText<HTMLTextAreaElement>(props.value, plainText, props.onChange);
  const { ref } = text;
  const fit = useCallback(() => {
    const box = ref.current;
    if (box && box.rows !== rowsOf(box.value)) box.rows = rowsOf(box.value);
  }, [ref]);
  useLayoutEffect(fit, [fit, props.value]);
  return (
    <Input
      component="textarea"
      multiline
      withAria={false}
      {...inputAttributes(props)}
      ref={ref}
      className={styles.area}
      defaultValue={text.defaultValue}
      onInput={() => {
        text.onInput();
        fit();
      }}
      onBlur={props.onBlur}
      readOnly={props.readOnly}
      error={props.invalid}
      placeholder={props.placeholder}
      rows={rowsOf(text.defaultValue)}
    />
  );
}
