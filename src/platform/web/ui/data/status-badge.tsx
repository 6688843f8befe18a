/** A status as a coloured badge with its text; the colour only repeats the text. */
import { Badge } from '@mantine/core';
import styles from './status-badge.module.css';

export type StatusColour = 'blue' | 'green' | 'red' | 'grey' | 'gray' | 'orange' | 'yellow';

const colours: Readonly<Record<StatusColour, string>> = {
  blue: 'blue',
  green: 'teal',
  red: 'red',
  grey: 'gray',
  gray: 'gray',
  orange: 'orange',
  yellow: 'yellow',
};

/** Mantine's name of a schema's colour (`x-colour`); unknown colours become grey. */
export function kitColour(colour: string): string {
  return Object.hasOwn(colours, colour) ? colours[colour as StatusColour] : 'gray';
}

const badge = `mantine-Badge-root ${Badge.classes.root} ${styles['badge']}`;
const label = `mantine-Badge-label ${Badge.classes.label}`;

/** Mantine's badge without its component, which computes its styles for every instance: a scrolled list draws hundreds. */
export function StatusBadge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <span className={badge} data-variant="light" data-size="md" data-colour={colours[colour]}>
      <span className={label}>{children}</span>
    </span>
  );
}

/** Replaces a missing label, such as that of a choice that no longer exists (F202). */
export function MissingBadge({ name }: { readonly name: unknown }) {
  return <StatusBadge colour="grey">{`Missing ${String(name)}`}</StatusBadge>;
}
