/**
 * Confirms an irreversible action; the button names the action, and rare actions require typing a name, where Enter
 * confirms once it matches. The focus starts at the name, or else at the button that does no harm.
 */
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './return-focus.ts';

interface ConfirmProps {
  opened: boolean;
  title: string;
  children?: ReactNode;
  /** A verb: 'Delete tariff', not 'OK'. */
  action: string;
  /** Where the action is itself a cancellation: 'Keep it'. */
  cancel?: string;
  /** When given, the user must type it before the action is enabled. */
  name?: string;
  danger?: boolean;
  /** While its promise is pending, the action can't be started again. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

export function Confirm(props: ConfirmProps) {
  const { opened, title, children, action, cancel = 'Cancel', name, danger, onConfirm, onCancel } = props;
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const allowed = name === undefined || typed.trim() === name;
  const close = () => {
    setTyped('');
    onCancel();
  };
  const confirm = async () => {
    setTyped('');
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be a child of another form.
    event.stopPropagation();
    void confirm();
  };
  return (
    <>
      {opened && <ReturnFocus />}
      <Modal opened={opened} onClose={close} title={title} size="md">
        {/* The browser submits nothing while the button is disabled. */}
        <form onSubmit={submit}>
          <Text size="sm" component="div">
            {children}
          </Text>
          {name !== undefined && (
            <TextInput
              mt="md"
              label={`Type ${name} to confirm`}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              autoComplete="off"
              data-autofocus
            />
          )}
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={close} {...(danger ? { 'data-autofocus': true } : {})}>
              {cancel}
            </Button>
            <Button
              type="submit"
              {...(danger ? { color: 'red' } : { 'data-autofocus': true })}
              disabled={!allowed}
              loading={isBusy}
            >
              {action}
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}

/** The menu item that asked is gone by now: the focus returns to the button that opened its menu. */
function ReturnFocus(): null {
  useReturnFocus();
  return null;
}
