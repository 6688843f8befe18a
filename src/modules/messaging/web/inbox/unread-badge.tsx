/** The number of unread messages next to the inbox in the navigation. */
import { Badge, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUnread } from './use-unread.ts';

const most = 99;

export default function UnreadBadge(): ReactNode {
  const unread = useUnread();
  if (!unread) return null;
  return (
    <Badge size="sm" variant="filled" ml="auto">
      {unread > most ? `${most}+` : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Badge>
  );
}
