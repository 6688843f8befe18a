/** A password: what is typed can be shown, also with the keyboard, and the button says which of the two it does. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState, type ReactNode, type Ref } from 'react';

type PasswordFieldProps = PasswordInputProps & {
  readonly ref?: Ref<HTMLInputElement>;
  /** What is shown and hidden, in the middle of a sentence. */
  readonly what?: string;
};

export function PasswordField({ what = 'password', ...props }: PasswordFieldProps): ReactNode {
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': `${isVisible ? 'Hide' : 'Show'} ${what}`, tabIndex: 0 }}
    />
  );
}
