/** The switch for push notifications on this device. Renders nothing where the browser doesn't support them. */
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { ReadPushKeyAnswer200 } from '#generated/types.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { call } from '#platform/web/client/call.ts';
import { queryClient } from '#platform/web/client/query-client.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { findPushState, firstPushState, turnOffPush, turnOnPush, type PushState } from './push-device.ts';

export function PushSwitch(): ReactNode {
  const [state, setState] = useState<PushState>(firstPushState);
  const [busy, setBusy] = useState(false);
  const { data: service } = useQuery(
    {
      queryKey: ['push_key'],
      queryFn: ({ signal }) => call('read_push_key', { signal }),
      enabled: state !== 'unsupported',
    },
    queryClient,
  );
  useEffect(() => {
    // If the server can't be reached, the next visit tries again.
    void findPushState().then(setState, () => setState('off'));
  }, []);
  if (state === 'unsupported') return null;
  const change = async (isOn: boolean): Promise<void> => {
    setBusy(true);
    try {
      setState(await (isOn ? turnOnPush(service?.public_key ?? '') : turnOffPush()));
    } catch (failure) {
      showToast('error', messageOf(failure) ?? 'This browser can’t receive notifications now. Try again later.', false);
    }
    setBusy(false);
  };
  return (
    <Switch
      mb="md"
      label="Notify me of new jobs"
      description={state === 'blocked' ? blockedText : hoursText(service)}
      checked={state === 'on'}
      disabled={busy || !service || state === 'blocked'}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}

const blockedText = 'Notifications are blocked for this site. Allow them in your browser’s settings first.';

/** Its room is reserved while it loads. */
function hoursText(service: ReadPushKeyAnswer200 | undefined): string {
  if (!service) return '\u00a0';
  const { active_from: from, active_to: to } = service;
  if (from === null && to === null) return 'At any time.';
  return `Between ${from ?? '00:00'} and ${to ?? '24:00'}.`;
}
