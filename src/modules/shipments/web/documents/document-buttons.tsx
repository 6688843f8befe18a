/** Buttons that download a document, without leaving the page. */
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDownload } from '#modules/files/web/shared/use-download.ts';
import { call } from '#platform/web/client/call.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useCan } from '#platform/web/client/session.ts';

interface DocumentButtonProps {
  readonly children: string;
  readonly fetch: () => Promise<{ readonly url: string }>;
}

function DocumentButton({ children, fetch }: DocumentButtonProps): ReactNode {
  const { isBusy, download } = useDownload();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size="1rem" aria-hidden />}
      loading={isBusy}
      onClick={() => void download(fetch)}
    >
      {children}
    </Button>
  );
}

/** The waybill and the parcel labels, for users who may print them (F191, F192). */
export function PrintButtons({ id }: { readonly id: number }): ReactNode {
  const mayPrint = useCan('API_/shipments/label/stickers:GET');
  const hasSix = useProviderSetting('enable_6up_sticker_labels') === true;
  if (!mayPrint) return null;
  return (
    <>
      <DocumentButton fetch={() => call('read_shipment_label', { query: { id } })}>Print waybill</DocumentButton>
      <DocumentButton fetch={() => call('read_label_stickers', { query: { id } })}>Print parcel labels</DocumentButton>
      {hasSix && (
        <DocumentButton fetch={() => call('read_label_stickers', { query: { id, paper: '6up' } })}>
          Print parcel labels, six a page
        </DocumentButton>
      )}
    </>
  );
}
