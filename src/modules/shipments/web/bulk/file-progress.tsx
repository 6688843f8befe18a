/** The progress of checking or booking a file, and its result. */
import { Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BulkBooking } from '#generated/types.ts';
import { counted } from '#engine/values/sentence.ts';
import { moneyText } from '#platform/domain/amount.ts';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';

function count(rows: number, one = 'line'): string {
  return counted(rows, one, `${one}s`);
}

export function FileProgress({ file }: { readonly file: BulkBooking }): ReactNode {
  return (
    <Stack gap="sm">
      {file.booked_before !== null && file.state === 'checked' && (
        <Notice variant="warning" title="This file was booked before">
          Booking it again makes new shipments.{' '}
          <Link to={`/shipments/bulk/${file.booked_before}`}>See what was booked</Link>
        </Notice>
      )}
      {file.refusal !== undefined && (
        <Notice variant="warning" title="Check the account before you book">
          {`${file.refusal} Lines that the account can’t pay for are skipped.`}
        </Notice>
      )}
      <Outcome file={file} />
    </Stack>
  );
}

function Outcome({ file }: { readonly file: BulkBooking }): ReactNode {
  const {
    state,
    rows_total: total,
    rows_checked: checked,
    rows_valid: valid,
    rows_booked: booked,
    rows_failed: failed,
    amount_valid: amount,
  } = file;
  const mistakes = failed === 0 ? '' : ` ${count(failed)} with mistakes ${failed === 1 ? 'is' : 'are'} skipped.`;
  if (state === 'checking')
    return <Bar done={checked} total={total} label={`Checking ${checked} of ${count(total)}`} />;
  if (state === 'booking')
    return (
      <Bar done={booked} total={booked + valid} label={`Booked ${booked} of ${count(booked + valid, 'shipment')}`} />
    );
  if (state === 'failed')
    return (
      <Notice variant="error" title="The booking stopped">
        {`${count(booked, 'shipment')} booked, ${count(valid)} not booked. Try again, or contact support.`}
      </Notice>
    );
  if (state === 'done')
    return (
      <Notice variant={failed > 0 ? 'warning' : 'success'} title={`${count(booked, 'shipment')} booked`}>
        {failed === 0
          ? 'Every line was booked.'
          : `${count(failed)} with mistakes ${failed === 1 ? 'was' : 'were'} skipped.`}
      </Notice>
    );
  return (
    <Notice variant={failed > 0 ? 'warning' : 'success'} title="Checked, nothing booked yet">
      {valid === 0
        ? 'No line can be booked. Choose other columns below, or correct the file and upload it again.'
        : `${count(valid)} can be booked${amount === undefined ? '' : ` for ${moneyText(amount)}`}.${mistakes}`}
    </Notice>
  );
}

function Bar({
  done,
  total,
  label,
}: {
  readonly done: number;
  readonly total: number;
  readonly label: string;
}): ReactNode {
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">{label}</Text>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={label} animated />
    </Stack>
  );
}
