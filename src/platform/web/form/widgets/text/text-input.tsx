/** The one-line input shared by the text, email, telephone, address, number and date widgets. */

import { Input } from '@mantine/core';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { plainText, useDomText, type TextCodec } from './dom-text.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

interface TextInputProps extends WidgetProps {
  readonly codec?: TextCodec;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly before?: ReactNode;
  /** Whether the content before the text is a button. */
  readonly beforeActs?: boolean;
  readonly after?: ReactNode;
  readonly afterWidth?: number;
  readonly className?: string | undefined;
  /** Called with the text when the input loses focus; the returned text replaces it. */
  readonly tidy?: (text: string) => string;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** An uncontrolled input: typing updates the store without rendering. */
export function TextInput(props: TextInputProps): ReactNode {
  const text = useDomText<HTMLInputElement>(props.value, props.codec ?? plainText, props.onChange);
  const leave = (): void => {
    const input = text.ref.current;
    if (input && props.tidy && !props.readOnly) {
      const tidied = props.tidy(input.value);
      if (tidied !== input.value) {
        input.value = tidied;
        text.onInput();
      }
    }
    props.onBlur();
  };
  return (
    <Input
      {...inputAttributes(props)}
      ref={text.ref}
      defaultValue={text.defaultValue}
      onInput={text.onInput}
      onBlur={leave}
      onKeyDown={props.onKeyDown}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      autoComplete="off"
      // Off for names, codes and addresses: it helps nobody and takes a third of the time of a key.
      spellCheck={false}
      readOnly={props.readOnly}
      error={props.invalid}
      placeholder={props.placeholder}
      leftSection={props.before}
      leftSectionPointerEvents={props.beforeActs ? 'all' : 'none'}
      rightSection={props.after}
      rightSectionPointerEvents="all"
      {...(props.afterWidth === undefined ? {} : { rightSectionWidth: props.afterWidth })}
      {...(props.className === undefined ? {} : { className: props.className })}
    />
  );
}
