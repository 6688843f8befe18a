/** The audit trail of an account: its record, tags and packaging, or its answers. */
import { ActionIcon, Group, SegmentedControl, Stack, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { isObject } from '#engine/values/json-value.ts';
import { form } from '#generated/forms/account.ts';
import type { AuditEvent } from '#generated/types.ts';
import { AuditList } from '#platform/web/audit/audit-list.tsx';
import { changeIn } from '#platform/web/audit/record-trail.tsx';
import { useAuditEvents, type AuditSubject } from '#platform/web/audit/use-audit-events.ts';
import type { AccountTabProps } from '../../shared/account-tabs.ts';

const parts = [
  { value: 'account', label: 'Account' },
  { value: 'account_detail', label: 'Answers' },
];

const fields = { ...form.schema.properties, answer: { title: 'Answer' }, question: { title: 'Question' } };

/** The question as worded at the time. */
function questionOf({ change: { change_from: from, change_to: to } }: AuditEvent): ReactNode {
  const side = isObject(to) ? to : from;
  return isObject(side) && typeof side['question'] === 'string' ? side['question'] : null;
}

export default function AuditTab({ accountId }: AccountTabProps): ReactNode {
  const [part, setPart] = useState('account');
  const ofOne = part === 'account';
  const subject = useMemo(
    (): AuditSubject =>
      ofOne
        ? { type: 'account', object_id: String(accountId) }
        : { type: 'account_detail', scope: 'account', scope_id: accountId },
    [ofOne, accountId],
  );
  const events = useAuditEvents(subject);
  const cells = useMemo(() => ({ object_id: questionOf, change: changeIn(fields) }), []);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <SegmentedControl aria-label="Part" data={parts} value={part} onChange={setPart} />
        <Tooltip label="Refresh">
          <ActionIcon variant="subtle" color="gray" aria-label="Refresh" onClick={events.refresh}>
            <IconRefresh size="1.1rem" aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <div>
        <AuditList key={part} events={events} cells={cells} ofOne={ofOne} />
      </div>
    </Stack>
  );
}
