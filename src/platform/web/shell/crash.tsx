/** Catches errors of a screen or of loading it, so that one broken screen never breaks the page. */
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { CallError, messageOf } from '../client/call-error.ts';
import ErrorScreen from './error/index.tsx';
import { crashHelp } from '../ui/feedback/crash-help.ts';
import { FullPage } from '../ui/layout/full-page.tsx';
import { report } from './uncaught.ts';

export function Crash() {
  const failure = useRouteError();
  const message = failure instanceof CallError ? messageOf(failure) : crashHelp(failure);
  const isRefused = isRouteErrorResponse(failure);
  useEffect(() => {
    if (!isRefused && message === undefined) void report(failure);
  }, [failure, isRefused, message]);
  if (isRefused && failure.status === 403) return <Refused />;
  return <ErrorScreen kind="crash" {...(message ? { message } : {})} />;
}

/** Around everything: no frame has drawn the landmarks here. */
export function PageCrash() {
  return (
    <main>
      <Crash />
    </main>
  );
}

function Refused() {
  return (
    <FullPage
      icon={<IconLock size={24} stroke={1.5} />}
      title="You don’t have access to this page"
      action={
        <Button component={Link} to="/">
          Go to home
        </Button>
      }
    >
      It may be turned off. Ask an administrator of your company if you need access.
    </FullPage>
  );
}
