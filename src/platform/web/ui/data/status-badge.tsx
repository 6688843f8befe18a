/** A status as a coloured badge with its text: the colour repeats what the words say, never replaces them. */
import { Badge } from '@mantine/core';

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

export function StatusBadge({ colour, children }: { colour: StatusColour; children: string }) {
  return (
    <Badge variant="light" color={colours[colour]} radius="sm" tt="none" fw={500} size="md">
      {children}
    </Badge>
  );
}

/** In the place of a label that there is none for, such as a choice that is not offered any more (F202). */
export function MissingBadge({ name }: { readonly name: unknown }) {
  return <StatusBadge colour="grey">{`Missing ${String(name)}`}</StatusBadge>;
}
