/** Confirms an irreversible action; the button names the action. The focus starts at the button that does no harm. */
import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
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
  danger?: boolean;
  /** While its promise is pending, the action can't be started again. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

export function Confirm(props: ConfirmProps) {
  const { opened, title, children, action, cancel = 'Cancel', danger, onConfirm, onCancel } = props;
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {opened && <ReturnFocus />}
      <Modal opened={opened} onClose={onCancel} title={title} size="md">
        <Text size="sm" component="div">
          {children}
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onCancel} {...(danger ? { 'data-autofocus': true } : {})}>
            {cancel}
          </Button>
          <Button
            {...(danger ? { color: 'red' } : { 'data-autofocus': true })}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

/** The menu item that asked is gone by now: the focus returns to the button that opened its menu. */
function ReturnFocus(): null {
  useReturnFocus();
  return null;
}
