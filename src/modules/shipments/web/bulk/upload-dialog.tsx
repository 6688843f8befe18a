/** Uploads a file of shipments; staff choose the account. */
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { BulkBooking } from '#generated/types.ts';
import { call } from '#platform/web/client/call.ts';
import { callForFile } from '#platform/web/client/call-for-file.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useAudience } from '#platform/web/client/session.ts';
import type { Reference } from '#platform/web/form/model/form-definition.ts';
import { RowSelect } from '#platform/web/form/widgets/choice/row-select.tsx';
import { Modal } from '#platform/web/ui/feedback/modal.tsx';
import { Notice } from '#platform/web/ui/feedback/notice.tsx';
import { useReturnFocus } from '#platform/web/ui/feedback/return-focus.ts';
import { DownloadButton } from './download-button.tsx';

interface UploadDialogProps {
  readonly onClose: () => void;
  readonly onSent: (file: BulkBooking) => void;
}

export function UploadDialog({ onClose, onSent }: UploadDialogProps): ReactNode {
  useReturnFocus();
  const isStaff = useAudience() === 'staff';
  const [account, setAccount] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ofAccount = account === null ? {} : { account_id: Number(account) };
  const send = async (file: File | null): Promise<void> => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const query = { file_name: file.name, ...ofAccount };
      onSent((await call('upload_bulk_booking', { query, file })).bulk_booking);
    } catch (failure) {
      setProblem(messageOf(failure) ?? undefined);
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Upload shipments">
      <Stack gap="md">
        <Text size="sm">
          Choose a CSV or XLSX file with one shipment a line, up to 10 000 lines. The first line has the headings, such
          as Sender, Collection suburb, Collection city, Receiver, Suburb, City, Service, Length, Width, Height and
          Weight. Nothing is booked before you have seen what can be booked.
        </Text>
        {isStaff && (
          <RowSelect
            reference={accounts}
            narrowing={everything}
            stored={account}
            onChoose={(id) => setAccount(id ?? null)}
            name="Account"
            label="Account"
            description="Who books and pays."
            required
          />
        )}
        <Group>
          <DownloadButton
            size="compact-sm"
            fetch={() => callForFile('read_bulk_booking_template', { query: ofAccount })}
            name="shipments.xlsx"
          >
            Download a template
          </DownloadButton>
        </Group>
        {problem !== undefined && (
          <Notice variant="error" title="Couldn’t read the file">
            {problem}
          </Notice>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <FileButton
            onChange={(file) => void send(file)}
            accept=".csv,.txt,.xlsx,text/csv"
            disabled={isStaff && account === null}
          >
            {(button) => (
              <Button
                {...button}
                data-autofocus={!isStaff || undefined}
                loading={busy}
                disabled={isStaff && account === null}
                leftSection={<IconFileSpreadsheet size="1rem" aria-hidden />}
              >
                Choose a file
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Modal>
  );
}

const everything = {};

const accounts: Reference = {
  ...{ call: 'read_accounts', rows: 'accounts', entity: 'account', key: 'id', label: 'name', detail: 'account_code' },
  star: { field: 'is_vip', title: 'VIP' },
};
