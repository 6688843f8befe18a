/** A status as a coloured badge with its text: the colour repeats what the words say, never replaces them. */
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

/** The kit's name of a schema's colour (`x-colour`); one it does not know is grey. */
export function kitColour(colour: string): string {
  return Object.hasOwn(colours, colour) ? colours[colour as StatusColour] : 'gray';
}

const badge = `mantine-Badge-root ${Badge.classes.root} ${styles['badge']}`;
const label = `mantine-Badge-label ${Badge.classes.label}`;

/** The kit's badge without its component, which works its styles out for each one: a list draws hundreds while it is scrolled. */
export function StatusBadge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <span className={badge} data-variant="light" data-size="md" data-colour={colours[colour]}>
      <span className={label}>{children}</span>
    </span>
  );
}

/** In the place of a label that there is none for, such as a choice that is not offered any more (F202). */
export function MissingBadge({ name }: { readonly name: unknown }) {
  return <StatusBadge colour="grey">{`Missing ${String(name)}`}</StatusBadge>;
}
