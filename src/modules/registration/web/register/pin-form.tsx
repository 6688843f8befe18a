/** The one-time PIN that verifies an email address or a mobile number (F134). */
import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import styles from './register.module.css';
import type { Sent } from './registration-model.ts';

interface PinFormProps {
  readonly sent: Sent;
  /** Resolves to the error of the PIN, or undefined. */
  readonly onPin: (pin: string) => Promise<string | undefined>;
  /** Requests another PIN. */
  readonly onAgain: () => Promise<unknown>;
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
    const wrong = /^\d{6}$/.test(pin) ? await onPin(pin) : 'Enter the 6 digits of the PIN.';
    setBusy(false);
    setProblem(wrong);
    if (wrong !== undefined) input.current?.select();
  };

  return (
    <Card title="Enter your PIN">
      <form className={styles['pin']} noValidate onSubmit={(event) => void submit(event)}>
        <Text size="sm">
          We sent a PIN to your {sent.channel === 'sms' ? 'mobile number' : 'email address'}. It can be used for{' '}
          {sent.valid_minutes} minutes.
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
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => void onAgain().then(() => showToast('info', 'Look for the newest PIN'))}
        >
          Send a new PIN
        </Anchor>
      </form>
    </Card>
  );
}
