/** Shown when no payment has the reference in the address: trying again can't help, so there is a way on. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CallError } from '#platform/web/client/call-error.ts';
import { NoticeIcon } from '#platform/web/ui/feedback/notice.tsx';
import { FullPage } from '#platform/web/ui/layout/full-page.tsx';

/** 400: the reference is malformed. */
export function isUnknownPayment(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}

export function UnknownPayment(): ReactNode {
  return (
    <FullPage
      icon={<NoticeIcon variant="warning" />}
      title="Payment not found"
      action={
        <Button component={Link} to="/">
          Go to home
        </Button>
      }
    >
      The address is incomplete or mistyped. If you paid, your payment is recorded as soon as it’s confirmed.
    </FullPage>
  );
}
