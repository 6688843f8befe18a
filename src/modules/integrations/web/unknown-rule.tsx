/** Shown for an unknown or deleted rule. */
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';

export function UnknownRule(): ReactNode {
  return (
    <Page title="Integration rule">
      <Empty
        icon={<IconPlugConnectedX size={40} stroke={1.5} />}
        title="Rule not found"
        action={
          <Button component={Link} to="/integrations">
            All integration rules
          </Button>
        }
      >
        It was deleted, or the link is wrong.
      </Empty>
    </Page>
  );
}
