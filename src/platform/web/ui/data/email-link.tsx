/** An email address that opens a new message. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmailLinkProps {
  readonly address: string;
  /** The subject of the message. */
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
