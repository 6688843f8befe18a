/** `/collection-requests`: bulk collections, to create, follow and open. */
import { Button, FileButton } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { collection_requests } from '#generated/tables.ts';
import { useCan } from '#platform/web/client/session.ts';
import { List } from '#platform/web/table/list.tsx';
import { showToast } from '#platform/web/ui/feedback/toast.ts';
import { Page } from '#platform/web/ui/layout/page.tsx';
import { mostShipments, referencesIn } from '../../domain/collection-request.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Waybill numbers are in the first column; a heading matches no shipment. */
async function referencesOf(file: File): Promise<string> {
  const lines = (await file.text()).split(/\r?\n/).map((line) => (line.split(/[,;\t]/)[0] ?? '').replaceAll('"', ''));
  return referencesIn(lines.filter((line) => /\d/.test(line)).join('\n'))
    .slice(0, mostShipments)
    .join('\n');
}

export default function CollectionRequestsScreen(): ReactNode {
  const [references, setReferences] = useState<string>();
  const mayRequest = useCan('API_/collection-requests:POST');
  const readFile = async (file: File | null): Promise<void> => {
    if (!file) return;
    const found = await referencesOf(file);
    if (found === '') showToast('error', 'No waybill numbers were found in the first column of the file.');
    else setReferences(found);
  };
  const add = (
    <Button leftSection={<IconPlus size="1rem" aria-hidden />} onClick={() => setReferences('')}>
      Request bulk collection
    </Button>
  );
  return (
    <Page
      title={collection_requests.title}
      description={collection_requests.description}
      width="full"
      actions={
        mayRequest && (
          <>
            <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void readFile(file)}>
              {(props) => (
                <Button {...props} variant="default" leftSection={<IconUpload size="1rem" aria-hidden />}>
                  From file
                </Button>
              )}
            </FileButton>
            {add}
          </>
        )
      }
    >
      <List table={collection_requests} action={mayRequest ? add : undefined} />
      {references !== undefined && <RequestDialog references={references} onClose={() => setReferences(undefined)} />}
    </Page>
  );
}
