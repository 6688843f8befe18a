/** Text of several lines; the input grows with its content. */

import { Input } from '@mantine/core';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import type { JsonSchema } from '#engine/schema/catalogue.ts';
import { plainText, useDomText } from './dom-text.ts';
import { TemplateText } from './template-text.tsx';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';
import styles from '../widgets.module.css';

const mostRows = 14;
/** Approximate number of characters on a line of the form, and the width of one in pixels. */
const [lineLength, character] = [64, 8];
/** What is beside the text on a phone, in pixels. */
const beside = 100;

function charactersPerLine(): number {
  return Math.min(lineLength, Math.floor((window.innerWidth - beside) / character));
}

/** Number of rows for the text, for the placeholder while it is empty and, where long texts are expected, at least a few. */
function rowsOf(text: string, schema: JsonSchema, example = '', perLine = lineLength): number {
  const least = typeof schema['maxLength'] === 'number' && schema['maxLength'] <= 500 ? 1 : 3;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return Math.min(mostRows, Math.max(least, lines, example.split('\n').length));
}

function PlainArea(props: WidgetProps): ReactNode {
  const text = useDomText<HTMLTextAreaElement>(props.value, plainText, props.onChange);
  const { ref } = text;
  const { schema, placeholder } = props;
  const fit = useCallback(() => {
    const box = ref.current;
    const rows = box ? rowsOf(box.value, schema, placeholder, charactersPerLine()) : 0;
    if (box && box.rows !== rows) box.rows = rows;
  }, [ref, schema, placeholder]);
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
      placeholder={placeholder}
      rows={rowsOf(text.defaultValue, schema, placeholder)}
    />
  );
}

export default function TextareaWidget(props: WidgetProps): ReactNode {
  if (props.schema['x-template'] !== undefined) return <TemplateText {...props} multiline />;
  return <PlainArea {...props} />;
}
