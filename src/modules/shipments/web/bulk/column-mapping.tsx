/** Which field each column of a file is: guessed, and changed here where the guess is wrong. */
import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { BulkBooking } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { bulkColumns } from '../../domain/bulk/columns.ts';
import { showFile } from './use-bulk-booking.ts';

const choices = bulkColumns.map(({ field, title }) => ({ value: field, label: title }));

export function ColumnMapping({ file }: { readonly file: BulkBooking }): ReactNode {
  const [columns, setColumns] = useState(file.columns);
  const [busy, setBusy] = useState(false);
  const isChanged = columns.some((field, at) => field !== file.columns[at]);
  const skipped = columns.filter((field) => field === null).length;
  // A field that is given to another column is taken from the one that had it.
  const map = (at: number, field: string | null): void =>
    setColumns(columns.map((before, index) => (index === at ? field : before === field ? null : before)));
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await call('update_bulk_booking', { body: { id: file.id, columns } });
      showFile(answer.bulk_booking);
    } catch (failure) {
      const message = messageOf(failure);
      if (message !== null) showToast('error', message);
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
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
          {file.headings.map((heading, at) => (
            <Select
              // Headings may repeat; their place does not.
              key={`${at} ${heading}`}
              label={heading.trim() === '' ? `Column ${at + 1}` : heading}
              description={file.examples[at] === '' ? 'Empty' : `For example: ${file.examples[at]}`}
              placeholder="Skipped"
              data={choices}
              value={columns[at] ?? null}
              onChange={(field) => map(at, field)}
              searchable
              clearable
            />
          ))}
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="default" disabled={!isChanged} loading={busy} onClick={() => void save()}>
            Check again
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
