/** A button that opens another screen, for users who may open it: what a list that is still empty offers. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDestinations } from './destinations.ts';

export function GoTo({ path }: { readonly path: string }): ReactNode {
  const destination = useDestinations().find((one) => one.path === path);
  if (!destination) return null;
  return (
    <Button component={Link} to={path}>
      {destination.label}
    </Button>
  );
}
