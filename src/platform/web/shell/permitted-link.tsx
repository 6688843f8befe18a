/** A link to a screen; for users who may not open that screen it is text. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../client/session.ts';
import { mayFollow } from './gate.ts';

interface PermittedLinkProps {
  readonly to: string;
  /** `always` for a link within a sentence, which its colour alone would not mark as one. */
  readonly underline?: 'always';
  readonly children: ReactNode;
}

export function PermittedLink({ to, underline, children }: PermittedLinkProps): ReactNode {
  if (!mayFollow(to, useSession())) return children;
  return (
    <Anchor component={Link} to={to} inherit {...(underline && { underline })}>
      {children}
    </Anchor>
  );
}
