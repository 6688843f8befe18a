/** Emails the selected accounts their statements of a period, with what is overdue. */
import { Select, Text, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { counted } from '#engine/values/sentence.ts';
import { dayText } from '#platform/domain/day-text.ts';
import { wallClock } from '#platform/domain/time.ts';
import { call } from '#platform/web/client/call.ts';
import { useKeptInput } from '#platform/web/form/use-kept-input.ts';
import { BulkDialog } from '#platform/web/table/bulk/bulk-dialog.tsx';
import type { RunPart } from '#platform/web/table/bulk/bulk-run.ts';
import { statementPeriods, type StatementPeriod } from '../../domain/statement-period.ts';

interface EmailStatementsProps {
  readonly ids: readonly number[];
  /** The period that is offered first, where it is no month. */
  readonly period?: { readonly from: string; readonly to: string };
  /** Called with the accounts that were refused. */
  readonly onDone: (refused: readonly string[]) => void;
  readonly onClose: () => void;
}

export default function EmailStatements({ ids, period, onDone, onClose }: EmailStatementsProps): ReactNode {
  const [months] = useState(() => periodsFrom(period));
  const [name, setName] = useState(months[0]!.name);
  const [message, setMessage] = useKeptInput('statements message', '');
  const { from, to } = months.find((month) => month.name === name) ?? months[0]!;
  const run: RunPart = (part, sent) => {
    const text = message.trim();
    const body = { account_ids: [...part], from, to, ...(text !== '' && { message: text }) };
    return call('email_statements', { body, ...sent });
  };
  return (
    <BulkDialog
      title={`Email statements to ${counted(ids.length, 'account', 'accounts')}?`}
      action="Email statements"
      failed="Couldn’t email the statements"
      refusal="emailed"
      ids={ids}
      done={(count) => `${counted(count, 'statement', 'statements')} emailed`}
      changed={message.trim() !== ''}
      run={run}
      byJob
      onDone={onDone}
      onClose={onClose}
    >
      <Text size="sm" mb="md">
        Each account’s billing contact gets the statement as a PDF. The email says what is overdue.
      </Text>
      <Select
        label="Period"
        data={months.map((month) => ({ value: month.name, label: month.title }))}
        value={name}
        onChange={(next) => next !== null && setName(next)}
      />
      <Textarea
        mt="sm"
        label="Message"
        description="Shown above the statement. Leave empty for none."
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        maxLength={1000}
        autosize
        minRows={3}
      />
    </BulkDialog>
  );
}

/** The latest months, after the period of an earlier run. */
function periodsFrom(period: EmailStatementsProps['period']): readonly StatementPeriod[] {
  const months = statementPeriods(wallClock(new Date()).date);
  if (!period) return months;
  const same = months.find(({ from, to }) => from === period.from && to === period.to);
  const first = same ?? { ...period, name: 'earlier', title: `${dayText(period.from)} to ${dayText(period.to)}` };
  return [first, ...months.filter((month) => month !== same)];
}
