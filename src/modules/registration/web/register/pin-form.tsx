/** The one-time PIN that verifies an email address or a mobile number (F134). */
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './register.module.css';
import type { Result, Sent } from './registration-model.ts';

interface PinFormProps {
  readonly sent: Sent;
  readonly onPin: (pin: string) => Promise<Result | undefined>;
  /** Requests another PIN. */
  readonly onAgain: () => Promise<Result | undefined>;
}

export function PinForm({ sent, onPin, onAgain }: PinFormProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  // The only field of the page gets the focus.
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const pin = (input.current?.value ?? '').replaceAll(/\s/g, '');
    if (busy) return;
    setBusy(true);
    const wrong = /^\d{6}$/.test(pin) ? wrongIn(await onPin(pin)) : 'Enter the 6 digits of the PIN.';
    setBusy(false);
    setProblem(wrong);
    if (wrong !== undefined) input.current?.select();
  };

  const again = async (): Promise<void> => {
    const result = await onAgain();
    if (result?.kind === 'pin') {
      setProblem(undefined);
      showToast('info', 'Look for the newest PIN');
    } else if (result?.kind === 'just_sent') showToast('warning', result.message);
    input.current?.focus();
  };

  return (
    <Card title="Enter your PIN">
      <form className={styles['pin']} noValidate onSubmit={(event) => void submit(event)}>
        <Text size="sm">
          We sent a PIN to your {sent.channel === 'sms' ? 'mobile number' : 'email address'}{' '}
          <strong>{sent.contact}</strong>. It can be used for {sent.valid_minutes} minutes.
        </Text>
        <TextInput
          ref={input}
          label="PIN"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={problem}
          onInput={() => setProblem(undefined)}
        />
        <Button type="submit" loading={busy}>
          Open account
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={() => void again()}>
          Send a new PIN
        </Anchor>
      </form>
    </Card>
  );
}

/** The error of the PIN; other results are shown by the page. */
function wrongIn(result: Result | undefined): string | undefined {
  return result?.kind === 'wrong_pin' ? result.message : undefined;
}
