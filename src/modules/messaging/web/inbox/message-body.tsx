/** The text of a message with clickable addresses. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Without trailing punctuation. */
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
