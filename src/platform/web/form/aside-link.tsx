/** A link out of a form that is being filled in: a new tab keeps what was typed. */
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function AsideLink({ to, children }: { readonly to: string; readonly children: string }): ReactNode {
  return (
    <Anchor component={Link} to={to} target="_blank" inherit>
      {children} in a new tab
    </Anchor>
  );
}
