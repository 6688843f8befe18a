/** An email address that opens a new message when it is pressed. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmailLinkProps {
  readonly address: string;
  /** What the message is about, where the page knows it. */
  readonly subject?: string;
}

export function EmailLink({ address, subject }: EmailLinkProps): ReactNode {
  const about = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <Anchor href={`mailto:${address.replace(/\s/g, '')}${about}`} inherit>
      {address}
    </Anchor>
  );
}
