/** A value that can be written but never read back: `***` when one is stored, with Replace and Remove (F299). */

import { Button, Group, Input, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { PasswordField } from '../../../ui/feedback/password-field.tsx';
import { plainText, useDomText } from './dom-text.ts';
import { inputAttributes, type WidgetProps } from '../widget-props.ts';

/** Whether the API says that a secret is stored. */
export function isSecretStored(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'set' in value && value.set === true;
}

function Writing(props: WidgetProps & { readonly focus: boolean; readonly onLeaveEmpty: () => void }): ReactNode {
  const typed = typeof props.value === 'string' ? props.value : undefined;
  const text = useDomText<HTMLInputElement>(typed, plainText, props.onChange);
  const { ref } = text;
  useEffect(() => {
    if (props.focus) ref.current?.focus();
  }, [props.focus, ref]);
  return (
    <PasswordField
      {...inputAttributes(props)}
      ref={ref}
      defaultValue={text.defaultValue}
      onInput={text.onInput}
      onBlur={(event) => {
        if (event.currentTarget.value === '') props.onLeaveEmpty();
        props.onBlur();
      }}
      what={props.label}
      autoComplete="new-password"
      readOnly={props.readOnly}
      error={props.invalid}
      placeholder={props.placeholder ?? 'Not set'}
    />
  );
}

function StoredSecret(props: WidgetProps & { readonly onReplace: () => void }): ReactNode {
  return (
    <Group gap="xs" wrap="nowrap">
      <Input
        {...inputAttributes(props)}
        value="***"
        readOnly
        onBlur={props.onBlur}
        leftSection={<IconLock size="1rem" aria-hidden />}
        flex={1}
      />
      {!props.readOnly && (
        <>
          <Button variant="default" onClick={props.onReplace} aria-label={`Replace ${props.label}`}>
            Replace
          </Button>
          <Button
            variant="subtle"
            color="red"
            onClick={() => props.onChange(null)}
            aria-label={`Remove ${props.label}`}
          >
            Remove
          </Button>
        </>
      )}
    </Group>
  );
}

/** An empty input while replacing keeps the stored secret; only the Remove button sends `null`, which removes it. */
export default function SecretWidget(props: WidgetProps): ReactNode {
  const [replacing, setReplacing] = useState(false);
  const isStored = isSecretStored(props.value);
  useEffect(() => {
    if (isStored && document.activeElement?.id !== props.id) setReplacing(false);
  }, [isStored, props.id]);
  if (isStored && !replacing) return <StoredSecret {...props} onReplace={() => setReplacing(true)} />;
  return (
    <>
      <Writing {...props} focus={replacing} onLeaveEmpty={() => setReplacing(false)} />
      {replacing && (
        <Text size="xs" c="dimmed" mt="xs">
          The new value takes effect when you save. Leave it empty to keep the current one.
        </Text>
      )}
    </>
  );
}
