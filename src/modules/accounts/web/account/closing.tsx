/** Closing an account, after listing what is still open, and reopening it. */
import { Box, Button, List, Skeleton, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as closingForm from '#generated/forms/account-closing.ts';
import type { AccountRecord } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { entityKey, queryClient } from '#platform/web/client/query-client.ts';
import { SchemaDialog } from '#platform/web/form/schema-form/schema-dialog.tsx';
import { RelativeDate } from '#platform/web/ui/data/relative-date.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface ClosingProps {
  readonly record: AccountRecord;
  /** Called after a change, to reload the page. */
  readonly onSaved: () => void;
}

async function changed(onSaved: () => void, text: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: entityKey('account') });
  showToast('success', text);
  onSaved();
}

/** Renders nothing for the guest account, and for a closed one. */
export function CloseAccount({ record, onSaved }: ClosingProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (record.account_type === 'guest' || record.closed_at !== undefined) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconLock size="1rem" aria-hidden />} onClick={() => setOpen(true)}>
        Close account
      </Button>
      {open && <CloseDialog record={record} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </>
  );
}

function CloseDialog({ record, onSaved, onClose }: ClosingProps & { readonly onClose: () => void }): ReactNode {
  const { id, name } = record;
  const { data } = useQuery(
    {
      queryKey: [...entityKey('account'), 'use', id],
      queryFn: ({ signal }) => call('read_account_use', { params: { id }, query: {}, signal }),
    },
    queryClient,
  );
  return (
    <SchemaDialog
      form={closingForm}
      layout="close"
      title={`Close ${name}?`}
      action="Close account"
      failed="Couldn’t close the account"
      stored={{}}
      onSubmit={async ({ reason }) => {
        const body = { account_id: id, reason: String(reason) };
        await call('close_account', { body, idempotencyKey: crypto.randomUUID() });
        onClose();
        await changed(onSaved, `${name} is closed`);
      }}
      onClose={onClose}
    >
      <Text size="sm">
        From now on its users only see that it is closed, and nothing can be booked for it. Shipments under way are
        still delivered. You can reopen the account at any time.
      </Text>
      {!data && <Skeleton height="3rem" aria-hidden />}
      {data && data.uses.length > 0 && (
        <List size="sm" aria-label="Still open on this account">
          {data.uses.map(({ title, value }) => (
            <List.Item key={title}>
              {title}: {value}
            </List.Item>
          ))}
        </List>
      )}
    </SchemaDialog>
  );
}

/** Renders nothing while the account is open. */
export function ClosedNotice({ record, onSaved }: ClosingProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const { id, name, closed_at: since, closing_reason: reason } = record;
  if (since === undefined) return null;
  const reopen = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('reopen_account', { body: { account_id: id }, idempotencyKey: crypto.randomUUID() });
      await changed(onSaved, `${name} is open again`);
    } catch (failure) {
      showToast('error', messageOf(failure) ?? 'Couldn’t reopen the account. Try again.', false);
    }
    setBusy(false);
  };
  return (
    <Box mb="md">
      <Notice variant="warning" title="This account is closed">
        <Text size="sm" mb="xs">
          Closed <RelativeDate value={since} />
          {reason && `: ${reason}`}. Its users can’t work here and nothing can be booked for it.
        </Text>
        <Button size="xs" variant="default" loading={busy} onClick={() => void reopen()}>
          Reopen account
        </Button>
      </Notice>
    </Box>
  );
}
