/** Buttons that fetch a document from the server and hand it to the browser as a download: the page stays. */
import { Button } from '@mantine/core';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { call } from '#platform/web/client/call.ts';
import { messageOf } from '#platform/web/client/call-error.ts';
import { useProviderSetting } from '#platform/web/client/provider-settings.ts';
import { useCan } from '#platform/web/client/session.ts';
import { showToast } from '#platform/web/ui/feedback/toast.ts';

interface DocumentButtonProps {
  readonly children: string;
  /** Where several buttons say the same. */
  readonly label?: string;
  readonly size?: 'xs' | 'sm';
  readonly icon: ReactNode;
  /** Answers where the document can be fetched. */
  readonly fetch: () => Promise<{ readonly url: string }>;
}

function DocumentButton({ children, label, size = 'sm', icon, fetch }: DocumentButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      location.assign((await fetch()).url);
    } catch (failure) {
      const message = messageOf(failure);
      if (message !== null) showToast('error', message, false);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size={size}
      leftSection={icon}
      loading={isBusy}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={() => void open()}
    >
      {children}
    </Button>
  );
}

/** The waybill and the stickers of the parcels, for people who may print them (F191, F192). */
export function PrintButtons({ id }: { readonly id: number }): ReactNode {
  const mayPrint = useCan('API_/shipments/label/stickers:GET');
  const hasSix = useProviderSetting('enable_6up_sticker_labels') === true;
  if (!mayPrint) return null;
  const icon = <IconPrinter size="1rem" aria-hidden />;
  return (
    <>
      <DocumentButton icon={icon} fetch={() => call('read_shipment_label', { query: { id } })}>
        Print waybill
      </DocumentButton>
      <DocumentButton icon={icon} fetch={() => call('read_label_stickers', { query: { id } })}>
        Print stickers
      </DocumentButton>
      {hasSix && (
        <DocumentButton icon={icon} fetch={() => call('read_label_stickers', { query: { id, paper: '6up' } })}>
          Print stickers, six on a page
        </DocumentButton>
      )}
    </>
  );
}

/** A quote as PDF, for people who may see prices. */
export function QuotePdfButton({ id, reference }: { readonly id: number; readonly reference: string }): ReactNode {
  return (
    <DocumentButton
      size="xs"
      label={`Download quote ${reference}`}
      icon={<IconFileDownload size="1rem" aria-hidden />}
      fetch={() => call('read_quote_document', { query: { id } })}
    >
      PDF
    </DocumentButton>
  );
}
