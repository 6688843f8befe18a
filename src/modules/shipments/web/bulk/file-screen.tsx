/** `/shipments/bulk/12`: one file with its progress, columns and errors, and booking its valid lines. */
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { counted } from '#engine/values/sentence.ts';
import { import_errors } from '#generated/tables.ts';
import type { BulkBooking } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { callForFile } from '#platform/web/client/call-for-file.ts';
import { useCan } from '#platform/web/client/session.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { Empty } from '#platform/web/ui/feedback/empty.tsx';
import { Failure } from '#platform/web/ui/feedback/failure.tsx';
import { Later } from '#platform/web/ui/feedback/later.tsx';
import { toastFailure } from '#platform/web/ui/feedback/toast.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { useDangerousGoods } from '../booking/dangerous-goods.tsx';
import { ShipmentList } from '../list/shipment-list.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { DownloadButton } from './download-button.tsx';
import { FileProgress } from './file-progress.tsx';
import { showFile, useBulkBooking } from './use-bulk-booking.ts';

export default function BulkBookingScreen(): ReactNode {
  const { id = '' } = useParams();
  const loading = useBulkBooking(id);
  if (loading.kind === 'ready') return <FilePage file={loading.file} />;
  return (
    <Page title="Bulk booking">
      {loading.kind === 'error' && (
        <Failure title="Couldn’t load the file" message={loading.message} onRetry={loading.retry} />
      )}
      {loading.kind === 'unknown' && (
        <Empty
          title="File not found"
          action={
            <Button component={Link} to="/shipments/bulk">
              All bulk bookings
            </Button>
          }
        >
          Files are kept for 30 days. It may also belong to another account.
        </Empty>
      )}
      {loading.kind === 'loading' && (
        <Later>
          <Skeleton height="12rem" aria-hidden />
        </Later>
      )}
    </Page>
  );
}

/** Of the button: `Book 8 shipments`, without a number when there is nothing to book. */
function bookLabel(valid: number): string {
  if (valid === 0) return 'Book shipments';
  return `Book ${counted(valid, 'shipment', 'shipments')}`;
}

function FilePage({ file }: { readonly file: BulkBooking }): ReactNode {
  const { id, file_name: name, account, state, rows_valid: valid, errors } = file;
  const goods = useDangerousGoods();
  const maySeeShipments = useCan('API_/shipments:GET');
  const [busy, setBusy] = useState(false);
  const book = async (): Promise<void> => {
    if (!(await goods.confirm())) return;
    setBusy(true);
    try {
      const answer = await call('book_bulk_booking', {
        body: { id, ...(goods.isRequired && { no_dangerous_goods: true }) },
      });
      showFile(answer.bulk_booking);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  // A failed booking continues where it stopped.
  const canBook = state === 'checked' || (state === 'failed' && file.rows_checked === file.rows_total);
  const action = canBook && (
    <Button onClick={() => void book()} loading={busy} disabled={valid === 0}>
      {bookLabel(valid)}
    </Button>
  );
  return (
    <Page title={name} description={account} actions={action} width="full">
      <Stack gap="md" align="stretch">
        <FileProgress file={file} />
        {errors.length > 0 && (
          <Card
            title="Mistakes"
            aside={
              <Lines id={id} rows="failed">
                Download lines
              </Lines>
            }
          >
            <Text size="sm" c="dimmed" mb="sm">
              Download these lines, correct them, and{' '}
              <Anchor component={Link} to="/shipments/bulk" inherit>
                upload them as a new file
              </Anchor>
              .
            </Text>
            <DataTable table={import_errors} rows={errors} />
          </Card>
        )}
        {file.rows_booked > 0 && maySeeShipments && <Booked key={id} file={file} />}
        {(state === 'checking' || state === 'checked') && <ColumnMapping key={file.revision} file={file} />}
      </Stack>
      {goods.dialog}
    </Page>
  );
}

/** The shipments of the file, to print their labels at once. */
function Booked({ file: { id, account_id: account } }: { readonly file: BulkBooking }): ReactNode {
  const [within] = useState(() => ({
    query: { bulk_booking_id: id, account_id: [account] },
    without: ['account.name'],
  }));
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h3">
          Shipments
        </Title>
        <Lines id={id} rows="booked">
          Download booked lines
        </Lines>
      </Group>
      <ShipmentList within={within} />
    </section>
  );
}

interface LinesProps {
  readonly id: number;
  readonly rows: 'failed' | 'booked';
  readonly children: string;
}

function Lines({ id, rows, children }: LinesProps): ReactNode {
  const fetch = () => callForFile('read_bulk_booking_file', { params: { bulk_booking_id: id }, query: { rows } });
  return (
    <DownloadButton fetch={fetch} name={`${rows}-lines.csv`}>
      {children}
    </DownloadButton>
  );
}
