/** The box that a row is chosen by: the kit's, without its component, which works its styles out for each one of a list that is scrolled. */
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
