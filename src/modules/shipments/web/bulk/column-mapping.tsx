/** Assigns a field to each column of a file: guessed, and corrected here. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { BulkBooking } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { ColumnChoices } from '#platform/web/form/import/column-choices.tsx';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { bulkColumns } from '../../domain/bulk/columns.ts';
import { showFile } from './use-bulk-booking.ts';

export function ColumnMapping({ file }: { readonly file: BulkBooking }): ReactNode {
  const [columns, setColumns] = useState(file.columns);
  const [busy, setBusy] = useState(false);
  const isChanged = columns.some((field, at) => field !== file.columns[at]);
  const skipped = columns.filter((field) => field === null).length;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await call('update_bulk_booking', { body: { id: file.id, columns } });
      showFile(answer.bulk_booking);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="Columns">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {skipped === 0 ? 'Every column is used.' : `Skipped columns: ${skipped}.`} The next file with the same
          headings is read in the same way.
        </Text>
        <ColumnChoices {...file} columns={columns} choices={bulkColumns} onChange={setColumns} />
        <Group justify="flex-end">
          <Button variant="default" disabled={!isChanged} loading={busy} onClick={() => void save()}>
            Check again
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
