/**
 * Opens the browser's calendar next to a text field of our own: the browser's language would determine the format of
 * its date field.
 */
import { ActionIcon } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import styles from './calendar-button.module.css';

interface CalendarButtonProps {
  readonly type: 'date' | 'datetime-local';
  /** In the browser's format: `2026-11-22`, `2026-11-22T14:05`; anything else is treated as empty. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (value: string) => void;
}

export function CalendarButton({ onChoose, disabled = false, ...input }: CalendarButtonProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const open = (): void => {
    const field = picker.current;
    if (!field) return;
    if ('showPicker' in field) field.showPicker();
    else (field as HTMLInputElement).click();
  };
  return (
    <span className={styles['place']}>
      <ActionIcon variant="subtle" color="gray" aria-label="Open calendar" disabled={disabled} onClick={open}>
        <IconCalendar size="1rem" aria-hidden />
      </ActionIcon>
      <input
        {...input}
        ref={picker}
        className={styles['picker']}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => event.currentTarget.value !== '' && onChoose(event.currentTarget.value)}
      />
    </span>
  );
}
