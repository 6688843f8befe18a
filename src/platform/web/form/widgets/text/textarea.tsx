/** Text of several lines; it grows with what is in it. */

import { Input } from '@mantine/core';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { plainText, useDomText } from './dom-text.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import styles from '../widgets.module.css';

const mostRows = 14;
/** About so many letters fit on a line of the form. */
const lineLength = 64;

/** Room for the text and, where long texts are expected, for a beginning. */
function rowsOf(text: string, schema: JsonSchema): number {
  const least = typeof schema['maxLength'] === 'number' && schema['maxLength'] <= 500 ? 1 : 3;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
  return Math.min(mostRows, Math.max(least, lines));
}

export default function TextareaWidget(props: WidgetProps): ReactNode {
  const text = useDomText<HTMLTextAreaElement>(props.value, plainText, props.onChange);
  const { ref } = text;
  const { schema } = props;
  const fit = useCallback(() => {
    const box = ref.current;
    if (box && box.rows !== rowsOf(box.value, schema)) box.rows = rowsOf(box.value, schema);
  }, [ref, schema]);
  useLayoutEffect(fit, [fit, props.value]);
  return (
    <Input
      component="textarea"
      multiline
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
      rows={rowsOf(text.defaultValue, schema)}
    />
  );
}
