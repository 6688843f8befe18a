/** Shown when the application cannot continue: the reason, and a button to refresh (F062). */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMapOff, IconTool } from '@tabler/icons-react';
import { useEffect } from 'react';
import { afterMaintenance, afterOutage } from '../../client/after-maintenance.ts';
import { FullPage } from '../../ui/layout/full-page.tsx';
import { useWholeTitle } from '../../ui/layout/page-name.ts';

interface ErrorScreenProps {
  /** `outage` passes within seconds; `lookup`: the provider could not be loaded; `crash`: an error of our own. */
  kind: 'not-found' | 'maintenance' | 'outage' | 'lookup' | 'crash';
  message?: string;
}

const pages = {
  'not-found': {
    document: 'Page not found',
    title: "Oops! We can't seem to find the page you're looking for. Error code: 404",
    text: 'No courier uses this address. Check the link.',
    Icon: IconMapOff,
  },
  maintenance: {
    document: 'Maintenance',
    title: "We're doing maintenance...",
    text: 'Please check back in a few minutes.',
    Icon: IconTool,
  },
  outage: {
    document: 'Maintenance',
    title: "We're doing maintenance...",
    text: 'This page opens automatically in a few seconds.',
    Icon: IconTool,
  },
  lookup: {
    document: 'Error',
    title: 'Error',
    text: 'Please refresh your page and try again.',
    Icon: IconAlertTriangle,
  },
  crash: {
    document: 'Error',
    title: 'An error has occurred',
    // See crash.tsx, which reports it.
    text: 'The development team has been notified, please refresh.',
    Icon: IconAlertTriangle,
  },
} as const;

export default function ErrorScreen({ kind, message }: ErrorScreenProps) {
  const { document: title, title: heading, text, Icon } = pages[kind];
  useWholeTitle(title);
  useEffect(() => {
    if (kind === 'maintenance') return afterMaintenance(() => location.reload());
    return kind === 'outage' ? afterOutage(() => location.reload()) : undefined;
  }, [kind]);
  return (
    <FullPage
      icon={<Icon size={24} stroke={1.5} />}
      title={heading}
      action={<Button onClick={() => location.reload()}>Refresh</Button>}
    >
      {message ? message : text}
    </FullPage>
  );
}
