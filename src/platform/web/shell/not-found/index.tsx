/** Shown for every unknown path; the text and the title are given (F047). */
import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FullPage } from '../../ui/layout/full-page.tsx';
import { useWholeTitle } from '../../ui/layout/page-name.ts';

export default function NotFound() {
  useWholeTitle('Page not found');
  return (
    <FullPage
      icon={<IconMapOff size={24} stroke={1.5} />}
      title="Oops! We can't seem to find the page you're looking for. Error code: 404"
      action={
        <Button component={Link} to="/">
          Go to home
        </Button>
      }
    >
      Check the address, or start again from home.
    </FullPage>
  );
}
