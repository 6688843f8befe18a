/** `/shipments/bulk`: the uploaded files of shipments, and uploading another one. */
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { bulk_bookings } from '#generated/tables.ts';
import { List } from '#platform/web/table/list.tsx';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { UploadDialog } from './upload-dialog.tsx';

export default function BulkBookingsScreen(): ReactNode {
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  const upload = (
    <Button leftSection={<IconUpload size="1rem" aria-hidden />} onClick={() => setUploading(true)}>
      Upload file
    </Button>
  );
  return (
    <Page title={bulk_bookings.title} description={bulk_bookings.description} width="full" actions={upload}>
      <List table={bulk_bookings} action={upload} />
      {isUploading && (
        <UploadDialog onClose={() => setUploading(false)} onSent={({ id }) => void navigate(`/shipments/bulk/${id}`)} />
      )}
    </Page>
  );
}
