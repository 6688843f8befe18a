/** The text of a message; addresses of this site and of others can be followed. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What follows an address in a sentence is no part of it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

export function MessageBody({ text, origin }: { readonly text: string; readonly origin: string }): ReactNode {
  return text.split(address).map((part, at) => {
    if (at % 2 === 0) return part;
    if (part.startsWith(`${origin}/`))
      return (
        <Anchor key={at} component={Link} to={part.slice(origin.length)}>
          {part}
        </Anchor>
      );
    return (
      <Anchor key={at} href={part} target="_blank" rel="noreferrer">
        {part}
      </Anchor>
    );
  });
}
