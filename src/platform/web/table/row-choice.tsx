/**
 * The checkbox that selects a row: Mantine's markup without its component, which computes its styles for every row of a
 * scrolled list.
 */
import { Checkbox, CheckIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './table.module.css';

const { root, inner, input, icon } = Checkbox.classes;

interface RowChoiceProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

export function RowChoice({ label, isChosen, onChange }: RowChoiceProps): ReactNode {
  return (
    <span
      className={`mantine-Checkbox-root ${root} ${styles['box']}`}
      data-variant="filled"
      data-label-position="right"
    >
      <span className={inner} data-label-position="right">
        <input
          type="checkbox"
          className={`mantine-focus-auto mantine-Checkbox-input ${input}`}
          aria-label={label}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
        {isChosen && <CheckIcon className={icon} aria-hidden />}
      </span>
    </span>
  );
}
